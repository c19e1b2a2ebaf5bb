// Keys in the feed: the message is the unit. Up and down walk, Enter goes in, Escape goes back to the command line.

function step(li, direction) {
  let x = li;
  do x = direction > 0 ? x.nextElementSibling : x.previousElementSibling;
  while (x && !x.matches('.msg'));
  return x;
}
const lastOf = (ol) => [...ol.querySelectorAll('.msg')].at(-1);

/** `older()` draws older messages if there are any; `goTo(li)` brings a message into view and focuses it. */
export function makeFeedKeys({ ol, older, goTo, focusComposer }) {
  function above(li) {
    if (!step(li, -1)) older();
    return step(li, -1);
  }
  ol.addEventListener('keydown', (e) => {
    const li = e.target.closest('.msg');
    if (!li) return;
    if (e.key === 'Escape') {
      e.preventDefault();
      if (e.target === li) focusComposer();
      else li.focus();
      return;
    }
    if (e.target !== li || e.altKey || e.ctrlKey || e.metaKey) return;
    const walk = {
      ArrowUp: () => above(li),
      ArrowDown: () => step(li, 1),
      Home: () => ol.querySelector('.msg'),
      End: () => lastOf(ol),
    }[e.key];
    if (walk) {
      const to = walk();
      if (to) goTo(to);
      else if (e.key === 'ArrowDown') focusComposer();
    } else if (e.key === 'Enter') {
      const control = li.querySelector('.components :is(.btn, .select):not([disabled])');
      (control ?? li.querySelector('.enlarge, .msg-main a, .msg-main button:not(.more)'))?.focus();
    } else if (e.key.toLowerCase() === 'm') li.querySelector('.more')?.click();
    else return;
    e.preventDefault();
  });
  return {
    focusNewest() {
      const li = lastOf(ol);
      li?.focus({ preventScroll: true });
      li?.scrollIntoView({ block: 'nearest' });
    },
  };
}
