// Pictures and files in the feed. The picture keeps its own description (read as an image); the button over it enlarges.
import { h } from './dom.js';
import { icon } from './icons.js';
import { lightbox } from './lightbox.js';
import { W } from './words.js';

const shown = new WeakMap(); // figure -> attachment

/** attachment://name points to a file of the same message. */
export function media(x, m) {
  const name = x?.url?.startsWith('attachment://') && x.url.slice('attachment://'.length);
  const file = name && m.attachments?.find((a) => a.filename === name);
  return file ? { ...x, ...file } : x;
}

/** A figure for an attachment {url, width, height, description, filename, spoiler}; `cls` is added to its class. */
export function picture(a, { cls = '' } = {}) {
  const hidden = isSpoiler(a);
  const img = h('img', { loading: 'lazy', decoding: 'async', draggable: 'false' });
  const enlarge = h(
    'button',
    { type: 'button', class: 'enlarge' },
    h('span', { class: 'enlarge-mark' }, icon('fit', 18)),
  );
  const fig = h(
    'figure',
    { class: ['picture', cls, hidden && 'hidden-picture'].filter(Boolean).join(' ') },
    img,
    enlarge,
  );
  enlarge.addEventListener('click', () => {
    if (!fig.classList.contains('hidden-picture')) return lightbox(shown.get(fig), fig);
    fig.classList.remove('hidden-picture');
    enlarge.setAttribute('aria-label', W.enlarge(nameOf(a)));
  });
  img.addEventListener('error', () => fig.classList.add('broken'));
  describe(fig, a);
  img.src = a.url;
  return fig;
}

/** Shows another attachment in the same figure. The old picture stays until the new one can be drawn: nothing flashes. */
export function patchPicture(fig, a) {
  if (isSpoiler(a) !== isSpoiler(shown.get(fig))) return false;
  const img = fig.querySelector('img');
  const same = file(shown.get(fig)) === file(a);
  describe(fig, a);
  if (same) return true;
  const next = new Image();
  next.src = a.url;
  const show = () => {
    if (file(shown.get(fig)) !== file(a)) return; // a newer one came meanwhile
    fig.classList.remove('broken');
    img.src = a.url;
  };
  next.decode().then(show, show);
  return true;
}

// every edit signs the addresses anew; the file behind is the same
const file = (a) => a.url.split('?')[0];
const isSpoiler = (a) => !!(a.spoiler || a.filename?.startsWith('SPOILER_'));
const nameOf = (a) => a.filename ?? '';
function describe(fig, a) {
  shown.set(fig, a);
  const img = fig.querySelector('img');
  const enlarge = fig.querySelector('.enlarge');
  img.alt = a.description ?? W.noAlt;
  enlarge.dataset.key = `img:${nameOf(a) || 'picture'}`;
  enlarge.setAttribute('aria-label', fig.classList.contains('hidden-picture') ? W.hiddenPicture : W.enlarge(nameOf(a)));
  if (!a.width) return;
  img.width = a.width;
  img.height = a.height;
  fig.style.setProperty('--w', a.width);
  fig.style.setProperty('--h', a.height);
}

const KB = 1024;
const size = (n) =>
  n > KB * KB ? `${(n / KB / KB).toFixed(1)} MB` : n > KB ? `${Math.round(n / KB)} KB` : `${n ?? '?'} B`;
/** A file that is not a picture, as a link that saves it. */
export function fileLink(a) {
  const words = h(
    'span',
    {},
    h('span', { class: 'file-name' }, a.filename ?? a.url.split('/').pop()),
    h('span', { class: 'file-size' }, size(a.size)),
  );
  return h('a', { class: 'file', href: a.url, download: a.filename ?? '' }, icon('file', 24), words);
}
