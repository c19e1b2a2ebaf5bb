// Puts the table together. The only file that knows all the others.
import { announce } from './announce.js';
import { makeComposer } from './composer.js';
import { dots } from './components.js';
import { h } from './dom.js';
import { makeFeed } from './feed.js';
import { icon } from './icons.js';
import { makeKeys } from './keys.js';
import { messageMenu } from './menu.js';
import { modal } from './modal.js';
import { avatar } from './people.js';
import { quickStart } from './quickstart.js';
import * as route from './route.js';
import { people, seat } from './seats.js';
import { makeSidebar } from './sidebar.js';
import { channelName, DM, home, markRead, nameOf, on, open, state, THREADS } from './state.js';
import { theme } from './theme.js';
import { setLocale } from './time.js';
import { makeWire } from './wire.js';
import { speak, W } from './words.js';

const $ = (s) => document.querySelector(s);

speak(navigator.language);
const { token } = route.read();
const wire = makeWire({ token, refused: showStranger });
addEventListener('hashchange', () => route.read().token !== token && location.reload()); // another person's address
const line = $('#offline');
line.textContent = W.connecting;
line.hidden = false;
let started = false;
on('ready', () => {
  if (started) return;
  started = true;
  build();
});

function build() {
  speak(state.me.locale);
  setLocale(state.me.locale);
  theme($('#theme'));
  const ctx = {
    get me() {
      return state.me?.id;
    },
    user: nameOf,
    channel: (id) => state.channels.get(id) && channelName(state.channels.get(id)),
    role: (id) => state.guild?.roles?.find((r) => r.id === id)?.name,
    open,
    command: (name) => composer.fill(name),
  };
  let composer = null;
  const feed = makeFeed({
    scroller: $('.scroller'),
    wire,
    ctx,
    menu: (m, button) => messageMenu({ m, button, wire }),
    fillCommand: (name) => composer.fill(name),
    focusComposer: () => composer.focus(),
  });
  composer = makeComposer({ root: $('.composer-here'), wire, feed });
  const side = makeSidebar({ nav: $('#nav'), main: $('#main'), burger: $('#burger') });
  makeKeys({ composer, side });
  on('open', showHeader);
  on('typing', showTyping);
  on('modal', (d) => modal(d, { ctx, send: (components, done) => wire.submitModal(d, components, done) }));
  showLine();
  on('online', showLine);
  on('bot', showLine);
  on('channels', ({ removed }) => {
    if (removed?.id === state.current) open(state.channels.has(removed.parent_id) ? removed.parent_id : home());
    else if (state.channels.has(state.current)) showHeader({ cid: state.current });
  });
  on('ready', () => state.channels.has(state.current) || open(home()));
  document.addEventListener('visibilitychange', () => markRead());
  addEventListener('hashchange', () => {
    const { channel, message } = route.read();
    if (channel && (channel !== state.current || message)) open(channel, message);
  });
  buildFrame();
  const { channel, message } = route.read();
  if (!open(channel, message)) open(home());
  if (matchMedia('(pointer: fine)').matches) composer.focus(); // on a phone the keyboard would cover the board
  quickStart(composer);
}

function buildFrame() {
  $('#me').replaceChildren(
    avatar(state.me, 36),
    h('span', { class: 'me-name' }, h('small', {}, W.youAre), nameOf(state.me.id)),
  );
  $('#seats').append(icon('people'), h('span', { class: 'wide-only' }, W.seats));
  $('#help').append(icon('help'));
  $('#burger').prepend(icon('menu', 24));
  for (const cross of document.querySelectorAll('.nav-close, [data-close]')) cross.append(icon('close'));
  $('#me').addEventListener('click', showSeats);
  $('#seats').addEventListener('click', showSeats);
  $('.skip').addEventListener('click', (e) => {
    e.preventDefault(); // the fragment is the address of this person
    $('#say')?.focus();
  });
  $('#help').addEventListener('click', () => $('#help-dialog').showModal());
  for (const d of document.querySelectorAll('dialog.plain')) {
    d.addEventListener('click', (e) => (e.target === d || e.target.closest('[data-close]')) && d.close());
  }
}

function showHeader({ cid }) {
  const c = state.channels.get(cid);
  const parent = THREADS.has(c.type) && state.channels.get(c.parent_id);
  const up = (e) => {
    e.preventDefault();
    open(parent.id);
  };
  const kind = c.type === DM ? 'letter' : parent ? 'thread' : 'hash';
  $('#where').replaceChildren(icon(kind, 20), h('h1', {}, channelName(c) ?? W.directMessage));
  $('#topic').replaceChildren(
    parent ? h('a', { href: route.href(parent.id), on: { click: up } }, W.inChannel(parent.name)) : (c.topic ?? ''),
  );
  route.write(cid);
  showTyping();
}

function showTyping() {
  const now = Date.now();
  const names = [...(state.typing.get(state.current) ?? [])]
    .filter(([, until]) => until > now)
    .map(([id]) => nameOf(id) ?? W.someone);
  $('#typing').replaceChildren(...(names.length ? [dots(), W.typing(names)] : []));
}

// One line under the header for what keeps the table from answering; silence when all is well.
let trouble = null;
function showLine() {
  const now = !state.online ? W.offline : state.botOnline ? null : W.botAway;
  if (now === trouble) return;
  if (trouble && !now) announce(trouble === W.botAway ? W.botBack : W.online);
  trouble = now;
  line.hidden = !now;
  line.textContent = now ?? '';
}

async function showSeats() {
  const dialog = $('#seats-dialog');
  const all = await people().catch(() => []);
  $('#seats-list').replaceChildren(...all.map((p) => seat(p, { me: p.id === state.me.id })));
  dialog.showModal();
}

// The address has no token, or one that this table does not know.
function showStranger() {
  line.hidden = false;
  line.replaceChildren(`${W.unknownAddress} `, h('a', { href: './' }, W.toStart));
}
