// Discord's Markdown, to DOM nodes. Pure: everything it must know (names, navigation) comes in through ctx.
import { h } from './dom.js';
import { href } from './route.js';
import { timeEl } from './time.js';
import { W } from './words.js';

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?/;

const RULES = [
  // order matters: what protects its contents comes first
  [/\\([^A-Za-z0-9\s])/y, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => h('code', {}, m[2].trim())],
  [
    /<@!?(\d+)>/y,
    (m, c) => h('span', { class: `mention${m[1] === c.me ? ' me' : ''}` }, '@' + (c.user(m[1]) ?? W.someone)),
  ],
  [/<@&(\d+)>/y, (m, c) => h('span', { class: 'mention' }, '@' + (c.role?.(m[1]) ?? W.role))],
  [/<#(\d+)>/y, (m, c) => go(c, m[1], null, '#' + (c.channel(m[1]) ?? W.unknown))],
  [
    /<\/([^:>]{1,120}):(\d+)>/y,
    (m, c) =>
      h('button', { type: 'button', class: 'mention link', on: { click: () => c.command?.(m[1]) } }, '/' + m[1]),
  ],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => timeEl(new Date(m[1] * 1000), m[2] ?? 'f')],
  [
    /<(a?):(\w{2,32}):(\d+)>/y,
    (m, c) =>
      c.emoji
        ? h('img', { class: 'emoji', src: c.emoji(m[3], !!m[1]), alt: `:${m[2]}:`, title: `:${m[2]}:` })
        : `:${m[2]}:`,
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (m, c) => link(c, m[1], m[1])],
  [
    /\[((?:\\.|\[[^\]]*\]|[^[\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y,
    (m, c) => link(c, m[2], inline(m[1], c)),
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])!?]/y, (m, c) => link(c, m[0], m[0])],
  [/\|\|([\s\S]+?)\|\|/y, (m, c) => spoiler(inline(m[1], c))],
  [/\*\*\*([\s\S]+?)\*\*\*/y, (m, c) => h('strong', {}, h('em', {}, inline(m[1], c)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (m, c) => h('strong', {}, inline(m[1], c))],
  [/__([\s\S]+?)__(?!_)/y, (m, c) => h('u', {}, inline(m[1], c))],
  [/~~([\s\S]+?)~~/y, (m, c) => h('s', {}, inline(m[1], c))],
  [/\*(?=\S)((?:\\.|\*\*|[^*\\])+?)\*(?!\*)/y, (m, c) => h('em', {}, inline(m[1], c))],
  [/(?<!\w)_(?=\S)((?:\\.|__|[^_\\])+?)_(?!\w)/y, (m, c) => h('em', {}, inline(m[1], c))],
  [/@(everyone|here)\b/y, (m) => h('span', { class: 'mention me' }, m[0])],
  [/\n/y, () => h('br')],
];
const PLAIN = /[^\\`<[\]h|*_~@\n]+|[\s\S]/y;

/** Words within one block: marks, mentions, links. Returns a fragment. */
export function inline(text, ctx) {
  const out = document.createDocumentFragment();
  for (let i = 0; i < text.length;) {
    let node = null;
    for (const [re, make] of RULES) {
      re.lastIndex = i;
      const m = re.exec(text);
      if (m) {
        node = make(m, ctx);
        i += m[0].length;
        break;
      }
    }
    if (node == null) {
      PLAIN.lastIndex = i;
      node = PLAIN.exec(text)[0];
      i += node.length;
    }
    out.append(node);
  }
  out.normalize();
  return out;
}

// Jump links stay inside the page; everything else opens outside and tells nobody where it came from.
function go(ctx, channel, message, label) {
  return h(
    'a',
    {
      class: 'mention link',
      href: href(channel, message),
      on: {
        click: (e) => {
          e.preventDefault();
          ctx.open?.(channel, message);
        },
      },
    },
    label,
  );
}
function link(ctx, url, label) {
  const m = JUMP.exec(url);
  if (m) return go(ctx, m[2], m[3], label === url ? '#' + (ctx.channel(m[2]) ?? 'table') : label);
  return h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, label);
}
function spoiler(kids) {
  const el = h(
    'span',
    { class: 'spoiler', role: 'button', tabindex: 0, 'aria-label': W.spoiler },
    h('span', { 'aria-hidden': 'true' }, kids),
  );
  const show = (e) => {
    if (e.type === 'keydown' && e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    if (el.classList.toggle('shown')) {
      el.removeAttribute('aria-label');
      el.firstChild.removeAttribute('aria-hidden');
    }
  };
  el.addEventListener('click', show);
  el.addEventListener('keydown', show);
  return el;
}

const FENCE = /```(?:([\w+#-]+)\n)?\n?([\s\S]*?)\n?```/g;
/** A whole text with headings, lists, quotes and code. ctx: {me, user(id), role(id), channel(id), open(channel, message), command(name)}. */
export function markdown(text, ctx) {
  const out = document.createDocumentFragment();
  let last = 0;
  for (const m of text.matchAll(FENCE)) {
    blocks(text.slice(last, m.index).replace(/\n$/, ''), ctx, out);
    // focusable, so that a wide table can be scrolled with the arrow keys
    out.append(h('pre', { tabindex: 0, role: 'region', 'aria-label': W.code }, h('code', {}, m[2])));
    last = m.index + m[0].length;
  }
  blocks(text.slice(last).replace(last ? /^\n/ : /^$/, ''), ctx, out);
  return out;
}

function blocks(text, ctx, out) {
  if (!text) return;
  const lines = text.split('\n');
  let para = [];
  const flush = () => {
    if (para.length) {
      out.append(h('p', {}, inline(para.join('\n'), ctx)));
      para = [];
    }
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    let m;
    if (line.startsWith('>>> ')) {
      flush();
      const q = h('blockquote');
      blocks([line.slice(4), ...lines.slice(i + 1)].join('\n'), ctx, q);
      out.append(q);
      return;
    }
    if (/^> ?/.test(line) && line.startsWith('> ')) {
      flush();
      const q = [];
      while (i < lines.length && lines[i].startsWith('> ')) q.push(lines[i++].slice(2));
      i--;
      const el = h('blockquote');
      blocks(q.join('\n'), ctx, el);
      out.append(el);
    } else if ((m = /^(#{1,3}) +(.+)$/.exec(line))) {
      flush(); // message headings sit below the page's own h1 and h2
      out.append(
        h(
          'div',
          { class: `md-h md-h${m[1].length}`, role: 'heading', 'aria-level': m[1].length + 2 },
          inline(m[2], ctx),
        ),
      );
    } else if ((m = /^-# +(.+)$/.exec(line))) {
      flush();
      out.append(h('p', { class: 'md-sub' }, inline(m[1], ctx)));
    } else if (/^\s*(?:[-*]|\d+\.) +\S/.test(line)) {
      flush();
      const items = [];
      while (i < lines.length && (m = /^(\s*)([-*]|\d+\.) +(.*)$/.exec(lines[i]))) {
        items.push({ d: m[1].length >> 1, n: parseInt(m[2], 10), t: m[3] });
        i++;
      }
      i--;
      out.append(list(items, ctx));
    } else para.push(line);
  }
  flush();
}
function list(items, ctx) {
  const ordered = !Number.isNaN(items[0].n);
  const base = items[0].d;
  const el = h(ordered ? 'ol' : 'ul', ordered && items[0].n !== 1 ? { start: items[0].n } : {});
  for (let i = 0; i < items.length; i++) {
    const li = h('li', {}, inline(items[i].t, ctx));
    let j = i + 1;
    while (j < items.length && items[j].d > base) j++;
    if (j > i + 1) li.append(list(items.slice(i + 1, j), ctx));
    el.append(li);
    i = j - 1;
  }
  return el;
}

// For announcements and previews: the words without the signs.
export function plain(text, ctx) {
  const f = document.createElement('div');
  f.append(markdown(text, ctx));
  f.querySelectorAll('br, li').forEach((x) => x.before('; '));
  f.querySelectorAll('.spoiler').forEach((x) => x.replaceWith(W.hiddenText));
  return [...f.children]
    .map((x) => x.textContent.replace(/^; /, ''))
    .join('. ')
    .replace(/\s+/g, ' ')
    .replace(/([.!?:;])[.;]/g, '$1')
    .trim();
}
