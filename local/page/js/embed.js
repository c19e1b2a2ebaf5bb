// An embed of a message: a sheet with an accent line.
import { h } from './dom.js';
import { keep } from './keep.js';
import { markdown } from './markdown.js';
import { media, patchPicture, picture } from './picture.js';
import { format } from './time.js';

/** Draws one embed of message `m`; its pictures may be files of the message. */
export function embed(e, m, ctx) {
  const el = h('article', { class: 'embed' });
  patchEmbed(el, e, m, ctx);
  return el;
}

/** Brings an embed's element in line with `e`; pictures that stay are not loaded again. */
export function patchEmbed(el, e, m, ctx) {
  if (e.color == null) el.style.removeProperty('--accent');
  else el.style.setProperty('--accent', `#${e.color.toString(16).padStart(6, '0')}`);
  const foot = [e.footer?.text, e.timestamp && format(new Date(e.timestamp), 's')].filter(Boolean).join(' · ');
  const thumb = e.thumbnail && media(e.thumbnail, m);
  const image = e.image && media(e.image, m);
  const words = () => h('div', { class: 'embed-words' }, author(e), title(e, ctx), description(e, ctx), fields(e, ctx));
  keep(
    el,
    [
      { key: 'words', sig: JSON.stringify([e.author, e.title, e.url, e.description, e.fields]), make: words },
      thumb && {
        key: 'thumb',
        sig: JSON.stringify(thumb),
        make: () => h('div', { class: 'thumb' }, picture(thumb)),
        patch: (node) => patchPicture(node.firstElementChild, thumb),
      },
      image && {
        key: 'image',
        sig: JSON.stringify(image),
        make: () => picture(image, { cls: 'embed-image' }),
        patch: (node) => patchPicture(node, image),
      },
      foot && { key: 'foot', sig: foot, make: () => h('p', { class: 'embed-foot' }, foot) },
    ].filter(Boolean),
  );
}

function author(e) {
  if (!e.author) return null;
  const face = e.author.icon_url && h('img', { src: e.author.icon_url, alt: '', width: 24, height: 24 });
  return h('p', { class: 'embed-author' }, face, e.author.name);
}
function title(e, ctx) {
  if (!e.title) return null;
  const words = markdown(e.title, ctx);
  const link = e.url && h('a', { href: e.url, target: '_blank', rel: 'noopener noreferrer' }, words);
  return h('div', { class: 'embed-title', role: 'heading', 'aria-level': 3 }, link || words);
}
const description = (e, ctx) => e.description && h('div', { class: 'md' }, markdown(e.description, ctx));
function fields(e, ctx) {
  if (!e.fields?.length) return null;
  const one = (f) =>
    h(
      'div',
      { class: f.inline ? 'inline' : '' },
      h('dt', {}, markdown(f.name, ctx)),
      h('dd', { class: 'md' }, markdown(f.value, ctx)),
    );
  return h('dl', { class: 'fields' }, e.fields.map(one));
}
