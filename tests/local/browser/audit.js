// What can be checked of a page by script: names, ids, contrast, size of targets, sideways scroll. Returns a list of faults.
() => {
  const faults = [];
  const say = (kind, el, more = '') => faults.push(`${kind}: <${el.localName} class="${el.className}"> "${(el.textContent ?? '').trim().slice(0, 40)}" ${more}`);
  const box = (el) => el.getBoundingClientRect();
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.body;
  const visible = (el) => {
    if (!el.checkVisibility({ opacityProperty: false, visibilityProperty: true, contentVisibilityAuto: false })) return false;
    const r = box(el);
    return r.width > 1 && r.height > 1 && !el.closest('[inert], .vh');
  };
  const all = (s) => [...root.querySelectorAll(s)].filter(visible);

  // ---- names ----
  const text = (el) => [...el.childNodes].map((n) => (n.nodeType === 3 ? n.data : n.nodeType === 1 && n.getAttribute('aria-hidden') !== 'true' ? n.getAttribute('aria-label') ?? n.getAttribute('alt') ?? text(n) : '')).join(' ').trim();
  const named = (el) => {
    const by = el.getAttribute('aria-labelledby');
    if (by) return by.split(' ').map((id) => text(document.getElementById(id) ?? document.createElement('i'))).join(' ').trim();
    return el.getAttribute('aria-label') || (el.labels?.length ? text(el.labels[0]) : '') || el.getAttribute('alt') || text(el) || el.title;
  };
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=option], [role=combobox], [role=listbox], [role=menu], [role=menuitem], dialog, nav, fieldset';
  for (const el of [...all(CONTROLS), ...(dialog ? [dialog] : [])]) if (el.localName !== 'fieldset' && !named(el)) say('no name', el);
  for (const img of all('img')) if (!img.hasAttribute('alt')) say('no alt', img);

  // ---- ids ----
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) faults.push(`id twice: ${id}`);
  for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'for']) {
    for (const el of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of el.getAttribute(attribute).split(' ')) if (!document.getElementById(id)) say(`${attribute} points nowhere`, el, id);
    }
  }

  // ---- contrast ----
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (css) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const background = (el) => {
    const layers = [];
    for (let e = el; e; e = e.parentElement) {
      const c = rgba(getComputedStyle(e).backgroundColor);
      if (c[3] > 0) layers.push(c);
      if (c[3] === 1) break;
      if (e === dialog) break;
    }
    return layers.reverse().reduce((under, top) => over(top, under), rgba(getComputedStyle(document.documentElement).backgroundColor));
  };
  const light = (c) => [0, 1, 2].map((i) => c[i] / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const contrast = (a, b) => {
    const [hi, lo] = [light(a), light(b)].sort((x, y) => y - x);
    return (hi + 0.05) / (lo + 0.05);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const done = new Set();
  while (walker.nextNode()) {
    const el = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || done.has(el) || !visible(el)) continue;
    done.add(el);
    // disabled and busy controls are excepted by the rule; hidden text is hidden; svg letters are part of a picture
    if (el.closest('[disabled], [aria-disabled=true], .busy, .spoiler:not(.shown), svg, option, .picture, .emoji')) continue;
    const style = getComputedStyle(el);
    const under = background(el);
    const ratio = contrast(over(rgba(style.color), under), under);
    const size = parseFloat(style.fontSize);
    const need = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700) ? 3 : 4.5;
    if (ratio < need) say(`contrast ${ratio.toFixed(2)}`, el, `${style.color} on ${under.map(Math.round)}`);
  }

  // ---- targets ----
  const NEED = 40;
  const SMALL = '.md a, .md button, .embed a, .sysline button, #topic a, .or a, .picker-hint a, dialog.plain p a, .chip input, .choice input, .who-card input, .skip, #offline a, .field-hint a';
  for (const el of all('button, a[href], input, select, textarea, summary, [role=option], .choice, .who-card')) {
    if (el.matches(SMALL) || el.disabled) continue;
    const r = box(el);
    if (r.height < NEED - 0.5 || r.width < NEED - 0.5) say(`target ${Math.round(r.width)}x${Math.round(r.height)}`, el);
  }

  // ---- sideways ----
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`sideways scroll: ${document.documentElement.scrollWidth} > ${innerWidth}`);
  for (const el of all('.btn, .select, .picture, .embed, .container, .chip, .field')) {
    if (!el.closest('.adder') && box(el).right > innerWidth + 0.5) say('beyond the edge', el, Math.round(box(el).right));
  }
  const feed = document.querySelector('.scroller');
  if (feed && feed.scrollWidth > feed.clientWidth) faults.push(`sideways scroll of the feed: ${feed.scrollWidth} > ${feed.clientWidth}`);
  return faults;
}
