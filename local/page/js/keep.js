// Changes a list of child nodes in place: what did not change keeps its node, and with it focus, a press under way, a loaded
// picture. A message of a fast race is edited several times a second while thumbs are on its buttons.
const known = new WeakMap(); // node -> {key, sig}

/**
 * Brings the children of `parent` in line with `parts`: {key, sig, make(), patch(node)?}. Same key and sig: the node stays as
 * it is. Same key, other sig: patch(node) may change it in place; without patch, or if it returns false, make() replaces it.
 */
export function keep(parent, parts) {
  const old = new Map([...parent.children].map((n) => [known.get(n)?.key ?? n, n]));
  let at = parent.firstElementChild;
  for (const part of parts) {
    let node = old.get(part.key);
    old.delete(part.key);
    if (node && known.get(node).sig !== part.sig && (!part.patch || part.patch(node) === false)) {
      if (at === node) at = node.nextElementSibling;
      node.remove();
      node = null;
    }
    node ??= part.make();
    known.set(node, { key: part.key, sig: part.sig });
    if (node === at) at = at.nextElementSibling;
    else parent.insertBefore(node, at);
  }
  for (const n of old.values()) n.remove();
}
