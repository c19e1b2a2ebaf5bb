// Tiny DOM helper. Everything on the page is built with nodes and textContent, never with innerHTML:
// message text comes from other people and must stay text.
export function h(tag, props = {}, ...kids) {
  const el = document.createElement(tag);
  for (const [k, v] of Object.entries(props)) {
    if (v == null || v === false) continue;
    if (k === 'on') for (const [type, fn] of Object.entries(v)) el.addEventListener(type, fn);
    else if (k === 'data') Object.assign(el.dataset, v);
    else if (k === 'style') for (const [p, x] of Object.entries(v)) el.style.setProperty(p, x);
    else if (k === 'value') el.value = v;
    else el.setAttribute(k, v === true ? '' : v);
  }
  el.append(...kids.flat(9).filter((x) => x != null && x !== false && x !== ''));
  return el;
}

const SVG = 'http://www.w3.org/2000/svg';
export function svg(tag, attrs = {}, ...kids) {
  const el = document.createElementNS(SVG, tag);
  for (const [k, v] of Object.entries(attrs)) if (v != null) el.setAttribute(k, v);
  el.append(...kids.flat().filter(Boolean));
  return el;
}

export const uid = (() => {
  let n = 0;
  return (p = 'u') => `${p}${++n}`;
})();
export const cmpId = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0); // snowflakes as strings
