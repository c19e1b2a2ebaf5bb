// The large view of a picture, with zoom and pan.
import { announce } from './announce.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { W } from './words.js';

const STEP = 1.4; // one press of plus or minus
const PAN_PX = 80; // one press of an arrow
const MARGIN_PX = 24;
const MOST = 4; // times the picture's own size

/** Opens the attachment `a` over the whole window; `from` is the figure that gets the focus back. */
export function lightbox(a, from) {
  let z = 1; // scale
  let x = 0; // place of the picture's corner in the stage, px
  let y = 0;
  let fit = 1; // scale at which all is seen
  const all = [...document.querySelectorAll('.feed figure.picture:not(.broken) img')];
  let at = all.indexOf(from?.querySelector('img'));
  const img = h('img', { src: a.url, alt: a.description ?? W.noAlt, draggable: 'false' });
  const stage = h(
    'div',
    {
      class: 'lb-stage',
      tabindex: 0,
      role: 'group',
      'aria-label': W.pictureStage,
    },
    img,
  );
  const cap = h('p', { class: 'lb-caption', id: 'lb-caption', tabindex: 0, hidden: true });
  const pct = h('output', { class: 'lb-pct' });
  const b = (i, label, fn) =>
    h('button', { type: 'button', class: 'tool', 'aria-label': label, title: label, on: { click: fn } }, icon(i, 22));
  const describe = h(
    'button',
    {
      type: 'button',
      class: 'tool wide',
      'aria-expanded': 'false',
      'aria-controls': 'lb-caption',
      on: {
        click: () => {
          cap.hidden = !cap.hidden;
          describe.setAttribute('aria-expanded', String(!cap.hidden));
          layout();
        },
      },
    },
    icon('text', 20),
    W.describe,
  );
  const link = h(
    'a',
    {
      class: 'tool lb-out',
      'aria-label': W.openFile,
      title: W.openFile,
      target: '_blank',
      rel: 'noopener',
    },
    icon('out', 20),
  );
  const dlg = h(
    'dialog',
    { class: 'lightbox', 'aria-label': W.describe },
    h(
      'div',
      { class: 'lb-bar' },
      describe,
      h('span', { class: 'grow' }),
      b('minus', W.zoomOut, () => zoom(1 / STEP)),
      pct,
      b('plus', W.zoomIn, () => zoom(STEP)),
      b('fit', W.fit, () => reset(true)),
      link,
      b('close', W.closePicture, () => dlg.close()),
    ),
    stage,
    cap,
  );
  // transforms only: no layout while dragging
  const draw = () => {
    img.style.transform = `translate(${x}px, ${y}px) scale(${z})`;
    pct.textContent = `${Math.round(z * 100)} %`;
    stage.classList.toggle('can-pan', z > fit * 1.01);
  };
  const clamp = () => {
    // smaller than the stage: in the middle; larger: no more than a margin of table beside it
    const one = (at, room, size) =>
      size <= room ? (room - size) / 2 : Math.min(MARGIN_PX, Math.max(room - size - MARGIN_PX, at));
    x = one(x, stage.clientWidth, img.naturalWidth * z);
    y = one(y, stage.clientHeight, img.naturalHeight * z);
  };
  function layout() {
    fit = Math.min(stage.clientWidth / img.naturalWidth, stage.clientHeight / img.naturalHeight, 1) || 1;
    clamp();
    draw();
  }
  function reset(say) {
    layout();
    z = fit;
    clamp();
    draw();
    if (say) announce(pct.textContent, { now: true });
  }
  function zoom(f, cx = stage.clientWidth / 2, cy = stage.clientHeight / 2, quiet) {
    const n = Math.max(Math.min(fit, 1) * 0.999, Math.min(MOST, z * f));
    x = cx - (cx - x) * (n / z);
    y = cy - (cy - y) * (n / z);
    z = n;
    clamp();
    draw();
    if (!quiet) announce(W.zoom(pct.textContent));
  }
  const load = (src, alt) => {
    img.onload = () => reset();
    img.src = src;
    img.alt = alt;
    cap.textContent = alt;
    link.href = src;
    if (img.complete && img.naturalWidth) reset();
  };
  const step = (d) => {
    const n = all[at + d];
    if (!n) return;
    at += d;
    load(n.src, n.alt);
    announce(n.alt, { now: true });
  };

  const pts = new Map();
  let pinch = 0; // distance of two fingers, px
  let moved = false;
  stage.addEventListener('pointerdown', (e) => {
    pts.set(e.pointerId, [e.clientX, e.clientY]);
    stage.setPointerCapture(e.pointerId);
    moved = false;
    pinch = 0;
  });
  stage.addEventListener('pointermove', (e) => {
    const p = pts.get(e.pointerId);
    if (!p) return;
    const dx = e.clientX - p[0];
    const dy = e.clientY - p[1];
    if (Math.abs(dx) + Math.abs(dy) > 3) moved = true;
    pts.set(e.pointerId, [e.clientX, e.clientY]);
    if (pts.size === 1) {
      x += dx;
      y += dy;
      clamp();
      draw();
    } else {
      const [p1, p2] = [...pts.values()];
      const d = Math.hypot(p1[0] - p2[0], p1[1] - p2[1]);
      const r = stage.getBoundingClientRect();
      if (pinch) zoom(d / pinch, (p1[0] + p2[0]) / 2 - r.left, (p1[1] + p2[1]) / 2 - r.top, true);
      pinch = d;
    }
  });
  const up = (e) => {
    pts.delete(e.pointerId);
    pinch = 0;
  };
  stage.addEventListener('pointerup', up);
  stage.addEventListener('pointercancel', up);
  stage.addEventListener('click', (e) => {
    if (!moved && e.target === stage) dlg.close();
  });
  stage.addEventListener('dblclick', (e) => {
    const r = stage.getBoundingClientRect();
    if (z > fit * 1.01) reset();
    else zoom(Math.max(1, fit * 2.5) / z, e.clientX - r.left, e.clientY - r.top);
  });
  stage.addEventListener(
    'wheel',
    (e) => {
      e.preventDefault();
      const r = stage.getBoundingClientRect();
      zoom(Math.exp(-e.deltaY / 400), e.clientX - r.left, e.clientY - r.top, true);
    },
    { passive: false },
  );
  dlg.addEventListener('keydown', (e) => {
    if (e.target === cap || e.ctrlKey || e.metaKey) return;
    const pan = { ArrowLeft: [PAN_PX, 0], ArrowRight: [-PAN_PX, 0], ArrowUp: [0, PAN_PX], ArrowDown: [0, -PAN_PX] }[
      e.key
    ];
    if (e.key === '+' || e.key === '=') zoom(STEP);
    else if (e.key === '-') zoom(1 / STEP);
    else if (e.key === '0') reset(true);
    else if (e.key === '1') zoom(1 / z);
    else if (e.key === 'PageDown' || e.key === 'n') step(1);
    else if (e.key === 'PageUp' || e.key === 'p') step(-1);
    else if (pan && e.target === stage) {
      x += pan[0];
      y += pan[1];
      clamp();
      draw();
    } else return;
    e.preventDefault();
  });
  const ro = new ResizeObserver(layout);
  dlg.addEventListener('close', () => {
    ro.disconnect();
    dlg.remove();
    (all[at]?.closest('figure') ?? from)?.querySelector('.enlarge')?.focus();
  });
  document.body.append(dlg);
  dlg.showModal();
  load(a.url, a.description ?? W.noAlt);
  ro.observe(stage);
  stage.focus();
}
