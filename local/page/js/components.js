// Message components, classic rows and V2 in one renderer. What a press does is not known here: act() sends it.
import { h } from './dom.js';
import { icon } from './icons.js';
import { keep } from './keep.js';
import { markdown } from './markdown.js';
import { avatar } from './people.js';
import { fileLink, media, patchPicture, picture } from './picture.js';
import { closeSelect, emojiText, select } from './select.js';
import { DM, nameOf, state } from './state.js';
import { W } from './words.js';

const ROW = 1,
  BUTTON = 2,
  STRING_SELECT = 3,
  USER_SELECT = 5,
  ROLE_SELECT = 6,
  MENTIONABLE_SELECT = 7,
  CHANNEL_SELECT = 8;
const SECTION = 9,
  TEXT = 10,
  THUMBNAIL = 11,
  GALLERY = 12,
  FILE = 13,
  SEPARATOR = 14,
  CONTAINER = 17;
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'premium' };
const LINK = 5;

const models = new WeakMap(); // button -> the component it shows now; a press must not send what it was before an edit

/** The box of a message's components. act(component, values?) is called for a press. */
export function components(m, act, ctx) {
  const box = h('div', { class: 'components' });
  box.addEventListener('keydown', arrows);
  patchComponents(box, m, act, ctx);
  return box;
}

/** Brings a box made by components() in line with the message, keeping every control that stays. */
export function patchComponents(box, m, act, ctx) {
  fill(box, m.components ?? [], { m, act, ctx });
}

function fill(parent, list, env) {
  keep(
    parent,
    list.map((c, i) => ({
      key: c.custom_id ?? c.url ?? `${c.type}:${i}`,
      // pictures may point into the attachments of the message
      sig: JSON.stringify(c) + (JSON.stringify(c).includes('attachment://') ? JSON.stringify(env.m.attachments) : ''),
      make: () => make(c, env),
      patch: (node) => patch(node, c, env),
    })),
  );
}

function make(c, env) {
  switch (c.type) {
    case ROW:
      return filled(h('div', { class: 'row' }), c, env);
    case BUTTON:
      return button(c, env.act);
    case STRING_SELECT:
    case USER_SELECT:
    case ROLE_SELECT:
    case MENTIONABLE_SELECT:
    case CHANNEL_SELECT:
      return menu(c, env.act);
    case SECTION:
      return filled(
        h('div', { class: 'section' }, h('div', { class: 'section-text' }), h('div', { class: 'section-side' })),
        c,
        env,
      );
    case TEXT:
      return h('div', { class: 'md' }, markdown(c.content, env.ctx));
    case THUMBNAIL:
      return h('div', { class: 'thumb' }, picture(item(c, env.m)));
    case GALLERY:
      return h(
        'div',
        { class: galleryClass(c) },
        c.items.map((i) => picture(item(i, env.m))),
      );
    case FILE:
      return fileLink(media(c.file, env.m));
    case SEPARATOR:
      return h('hr', { class: `sep s${c.spacing ?? 1}${c.divider === false ? ' blank' : ''}` });
    case CONTAINER:
      return filled(h('div', { class: 'container' }), c, env);
    default:
      return h('p', { class: 'unknown' }, W.notDrawn(c.type));
  }
}

// True when the node now shows `c`; false when it must be made anew.
function patch(node, c, env) {
  switch (c.type) {
    case ROW:
    case SECTION:
    case CONTAINER:
      filled(node, c, env);
      return true;
    case BUTTON:
      if (c.style === LINK || node.localName !== 'button') return false;
      dress(node, c);
      return true;
    case TEXT:
      node.replaceChildren(markdown(c.content, env.ctx));
      return true;
    case THUMBNAIL:
      return patchPicture(node.firstElementChild, item(c, env.m));
    case GALLERY:
      if (node.children.length !== c.items.length) return false;
      return c.items.every((i, n) => patchPicture(node.children[n], item(i, env.m)));
    default:
      if (node.querySelector('[aria-expanded=true]')) closeSelect();
      return false;
  }
}

function filled(node, c, env) {
  if (c.type === SECTION) {
    fill(node.firstElementChild, c.components, env);
    fill(node.lastElementChild, c.accessory ? [c.accessory] : [], env);
    return node;
  }
  if (c.type === CONTAINER) {
    if (c.accent_color == null) node.style.removeProperty('--accent');
    else node.style.setProperty('--accent', `#${c.accent_color.toString(16).padStart(6, '0')}`);
  }
  fill(node, c.components, env);
  return node;
}

const item = (c, m) => ({
  ...media(c.media, m),
  ...(c.description ? { description: c.description } : {}),
  spoiler: c.spoiler,
});
const galleryClass = (c) => `gallery n${Math.min(c.items.length, 4)}`;

/** The options of any select, also those that the client knows itself: people, roles, channels. */
export function optionsOf(c) {
  if (c.type === STRING_SELECT) return c.options;
  const chosen = new Set((c.default_values ?? []).map((v) => v.id));
  const option = (value, label, lead) => ({ value, label, lead, default: chosen.has(value) });
  const people = () => [...state.users.values()].map((u) => option(u.id, nameOf(u.id), avatar(u, 24)));
  const roles = () => (state.guild?.roles ?? []).map((r) => option(r.id, r.name));
  if (c.type === USER_SELECT) return people();
  if (c.type === ROLE_SELECT) return roles();
  if (c.type === MENTIONABLE_SELECT) return [...people(), ...roles()];
  return [...state.channels.values()]
    .filter((x) => x.type !== DM && (!c.channel_types?.length || c.channel_types.includes(x.type)))
    .map((x) => option(x.id, `#${x.name}`));
}
export const placeholderOf = (c) =>
  c.placeholder ??
  { [USER_SELECT]: W.choosePerson, [ROLE_SELECT]: W.chooseRole, [CHANNEL_SELECT]: W.chooseChannel }[c.type] ??
  W.choosePlain;

function menu(c, act) {
  return select({
    options: optionsOf(c),
    placeholder: placeholderOf(c),
    min: c.min_values ?? 1,
    max: c.max_values ?? 1,
    disabled: c.disabled,
    key: c.custom_id,
    onSend: (values) => act(c, values),
  });
}

function button(c, act) {
  if (c.style === LINK) {
    const props = { href: c.url, target: '_blank', rel: 'noopener noreferrer', data: { key: c.url } };
    return h('a', { class: classOf(c), ...props }, face(c), icon('out', 16));
  }
  const el = h('button', { type: 'button', data: { key: c.custom_id } });
  el.addEventListener('click', () => el.getAttribute('aria-disabled') !== 'true' && act(models.get(el)));
  dress(el, c);
  return el;
}
const classOf = (c) => `btn ${STYLES[c.style] ?? 'secondary'}${c.label ? '' : ' only-emoji'}`;
const face = (c) => [
  c.emoji && h('span', { class: 'btn-emoji', 'aria-hidden': c.label ? 'true' : null }, emojiText(c.emoji)),
  c.label && h('span', { class: 'btn-label' }, c.label),
];
export const dots = () => h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
function dress(el, c) {
  const was = models.get(el);
  models.set(el, c);
  el.className = classOf(c) + (el.classList.contains('busy') ? ' busy' : '');
  el.disabled = !!c.disabled;
  if (was && was.label === c.label && JSON.stringify(was.emoji) === JSON.stringify(c.emoji)) return;
  el.replaceChildren(...[...face(c), dots()].filter(Boolean));
  if (c.label) el.removeAttribute('aria-label');
  else el.setAttribute('aria-label', c.emoji?.name ?? '');
}

/**
 * Shows a press under way: dots in that control, the message's other controls closed, as Discord's client does. Only attributes
 * change, so the focus stays; aria-disabled instead of disabled for the same reason.
 */
export function showPending(root, press) {
  const busy = press?.status === 'busy';
  for (const b of root.querySelectorAll('.components .btn, .components .select')) {
    const mine = busy && b.dataset.key === press.customId;
    b.classList.toggle('busy', mine);
    b.toggleAttribute('aria-busy', mine);
    if (mine) b.setAttribute('aria-busy', 'true');
    if (busy) b.setAttribute('aria-disabled', 'true');
    else b.removeAttribute('aria-disabled');
  }
}

// Tab reaches every control; arrows are the short way through a big block of buttons.
function arrows(e) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
  if (!step || !e.target.matches('.btn, .select')) return;
  const all = [...e.currentTarget.querySelectorAll('.btn:not([disabled]), .select:not([disabled])')];
  const to = step[0] ? all[all.indexOf(e.target) + step[0]] : nearest(all, e.target, step[1]);
  if (!to) return;
  e.preventDefault();
  e.stopPropagation();
  to.focus();
}
// The nearest control in the next visual line above (-1) or below (1).
function nearest(all, from, direction) {
  const r = from.getBoundingClientRect();
  const middle = (q) => q.left + q.width / 2;
  const off = (q) => [Math.abs(q.top - r.top), Math.abs(middle(q) - middle(r))];
  return all
    .map((b) => ({ b, q: b.getBoundingClientRect() }))
    .filter(({ q }) => (q.top - r.top) * direction > 8)
    .sort((x, y) => off(x.q)[0] - off(y.q)[0] || off(x.q)[1] - off(y.q)[1])[0]?.b;
}
