// Channels, threads, direct messages; unread marks; the drawer on a phone.
import { cmpId, h } from './dom.js';
import { icon } from './icons.js';
import { avatar } from './people.js';
import { href } from './route.js';
import { channelName, DM, GUILD_TEXT, on, open, partner, state, THREADS } from './state.js';
import { W } from './words.js';

/** Builds the list into `nav`. Returns {move(step, unreadOnly), drawer(open)}. */
export function makeSidebar({ nav, main, burger }) {
  const box = h('div', { class: 'rooms' });
  nav.querySelector('.rooms-here').replaceWith(box);

  function item(c) {
    const unread = state.unread.get(c.id);
    const press = (e) => {
      if (e.ctrlKey || e.metaKey || e.shiftKey) return;
      e.preventDefault();
      open(c.id);
      drawer(false);
    };
    const props = {
      href: href(c.id),
      class: `room${THREADS.has(c.type) ? ' deep' : ''}${unread ? ' unread' : ''}`,
      'aria-current': c.id === state.current ? 'page' : null,
      data: { id: c.id },
      on: { click: press },
    };
    const other = c.type === DM && partner(c);
    const mark = other
      ? avatar(state.users.get(other.id) ?? other, 26)
      : icon(THREADS.has(c.type) ? 'thread' : 'hash', 18);
    return h(
      'li',
      {},
      h('a', props, mark, h('span', { class: 'room-name' }, channelName(c) ?? W.directMessage), badge(unread)),
    );
  }
  function badge(unread) {
    if (!unread) return null;
    const said = h('span', { class: 'vh' }, `, ${W.unread(unread.mentions)}`);
    if (!unread.mentions) return h('span', { class: 'dot' }, said);
    return h('span', { class: 'badge' }, h('span', { 'aria-hidden': 'true' }, unread.mentions), said);
  }
  function draw() {
    const had = nav.contains(document.activeElement) && document.activeElement.dataset.id;
    const all = [...state.channels.values()].sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || cmpId(a.id, b.id));
    const shown = (t, c) =>
      THREADS.has(t.type) && t.parent_id === c.id && (!t.thread_metadata?.archived || t.id === state.current);
    const texts = all.filter((c) => c.type === GUILD_TEXT);
    const list = (id, words, channels) => [
      h('h2', { id }, words),
      h('ul', { 'aria-labelledby': id }, channels.map(item)),
    ];
    const dms = all.filter((c) => c.type === DM);
    box.replaceChildren(
      ...list(
        'rooms-h',
        W.channels,
        texts.flatMap((c) => [c, ...all.filter((t) => shown(t, c))]),
      ),
      ...(dms.length ? list('dms-h', W.directMessages, dms) : []),
    );
    if (had) box.querySelector(`[data-id="${had}"]`)?.focus();
    title();
    burger.querySelector('.dot')?.remove();
    if (state.unread.size)
      burger.append(h('span', { class: 'dot' }, h('span', { class: 'vh' }, `, ${W.somethingUnread}`)));
  }
  function title() {
    const mentions = [...state.unread.values()].reduce((n, u) => n + u.mentions, 0);
    const c = state.channels.get(state.current);
    const where = c && (c.type === DM ? '' : '#') + (channelName(c) ?? W.directMessage);
    const me = state.me && (state.me.global_name ?? state.me.username);
    document.title = `${mentions ? `(${mentions}) ` : ''}${[where, me, W.title].filter(Boolean).join(' · ')}`;
  }
  for (const kind of ['ready', 'channels', 'unread', 'open']) on(kind, draw);

  const small = matchMedia('(max-width: 820px)');
  function drawer(wanted) {
    const shown = wanted && small.matches;
    nav.classList.toggle('open', shown);
    burger.setAttribute('aria-expanded', String(shown));
    main.inert = shown;
    nav.inert = small.matches && !shown;
    if (shown) (nav.querySelector('[aria-current]') ?? nav.querySelector('a')).focus();
  }
  const shut = () => {
    drawer(false);
    burger.focus();
  };
  burger.addEventListener('click', () => drawer(true));
  document.querySelector('.nav-shade').addEventListener('click', shut);
  nav.querySelector('.nav-close').addEventListener('click', shut);
  nav.addEventListener('keydown', (e) => {
    if (e.key === 'Escape' && nav.classList.contains('open')) shut();
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (!step || e.altKey || !e.target.matches('.room')) return;
    const rooms = [...box.querySelectorAll('.room')];
    e.preventDefault();
    rooms[(rooms.indexOf(e.target) + step + rooms.length) % rooms.length].focus();
  });
  small.addEventListener('change', () => drawer(false));
  drawer(false);

  /** Opens the next (1) or previous (-1) channel, or the next unread one. */
  function move(step, unreadOnly) {
    const rooms = [...box.querySelectorAll('.room')];
    const at = rooms.findIndex((x) => x.dataset.id === state.current);
    const after = rooms.map((_, k) => rooms[(at + step * (k + 1) + rooms.length * 2) % rooms.length]);
    const next = after.find((x) => !unreadOnly || x.classList.contains('unread'));
    if (next) open(next.dataset.id);
  }
  return { move, drawer };
}
