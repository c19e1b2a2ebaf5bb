// Start page: who one is, a quick start against the computer, the other seats.
import { announce } from './announce.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { avatar } from './people.js';
import { addPerson, addressOf, people, seat } from './seats.js';
import { connect } from './socket.js';
import { theme } from './theme.js';
import { languageOf, speak, W } from './words.js';

// What the rulebooks say; that a game can be played at all is the bot's word (the choices of /play).
const GAMES = [
  { value: 'sauria', title: 'Sauria', line: 'sauriaLine', seats: [1, 5] },
  { value: 'sanctuary', title: 'The Sanctuary', line: 'sanctuaryLine', seats: [2, 4] },
  { value: 'roar', title: 'Roar-a-Saurus', line: 'roarLine', seats: [2, 5] },
];
const ME = 'local-table-me'; // the id of the person who was chosen last on this computer
const $ = (id) => document.getElementById(id);

let everybody = [];
let me = null;
let play = null; // the bot's /play, once it is known
let socket = null;
const computers = new Map(GAMES.map((g) => [g.value, Math.max(1, g.seats[0] - 1)]));
const showTheme = theme($('theme'));
const name = (p) => p.global_name ?? p.username;

// ---- who ----
function choose(id) {
  const mine = languageOf(navigator.language);
  const wanted =
    everybody.find((p) => p.id === id) ?? everybody.find((p) => languageOf(p.locale) === mine) ?? everybody[0];
  const changed = wanted?.id !== me?.id;
  me = wanted;
  if (!me) return;
  localStorage.setItem(ME, me.id);
  speak(me.locale);
  showTheme();
  draw();
  if (changed) listen();
}
function draw() {
  $('who').replaceChildren(...everybody.map(card));
  const address = addressOf(me);
  $('enter').textContent = W.goAs(name(me));
  $('enter').href = address ?? '#';
  $('seats').replaceChildren(
    ...everybody.filter((p) => p.id !== me.id).map((p) => seat(p, { extra: addressOf(p) && copyButton(p) })),
  );
  $('only-here').hidden = !!address;
  $('playing').hidden = !address; // on another computer than the table's one comes by an address that one was given
  drawGames();
}
function card(p) {
  const change = () => {
    choose(p.id);
    document.querySelector('#who input:checked').focus();
  };
  const radio = h('input', {
    type: 'radio',
    name: 'who',
    value: p.id,
    checked: p.id === me.id || null,
    on: { change },
  });
  return h('label', { class: 'who-card' }, radio, avatar(p, 44), h('span', {}, name(p)));
}
function copyButton(p) {
  const button = h(
    'button',
    { type: 'button', class: 'tool', 'aria-label': W.copyAddress(name(p)), title: W.copyAddressShort },
    icon('copy'),
  );
  button.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(new URL(addressOf(p), location.href).href);
    button.replaceChildren(icon('check'));
    announce(W.addressCopied(name(p)));
    setTimeout(() => button.replaceChildren(icon('copy')), 1600);
  });
  return button;
}

// ---- games: only those that the bot offers ----
function listen() {
  socket?.close();
  play = null;
  if (!me.token) return;
  const take = (commands) => {
    play = commands?.find((c) => c.name === 'play') ?? null;
    drawGames();
  };
  socket = connect({
    token: me.token,
    online() {},
    refused() {},
    dispatch(t, d) {
      if (t === 'READY') take(d.commands);
      else if (t === 'APPLICATION_COMMANDS') take(d);
    },
  });
}
function drawGames() {
  const option = play?.options?.find((o) => o.name === 'game');
  const offered = GAMES.filter((g) => option?.choices?.some((c) => c.value === g.value));
  $('no-game').textContent = play ? W.noGames : W.starting;
  $('no-game').hidden = offered.length > 0;
  $('games').replaceChildren(...offered.map(gameCard));
}
function gameCard(g) {
  const most = play.options.find((o) => o.name === 'computers')?.max_value ?? g.seats[1] - 1;
  const counts = Array.from({ length: Math.min(most, g.seats[1] - 1) }, (_, i) => i + 1);
  const link = h('a', { class: 'btn primary', 'aria-label': W.playGameAs(g.title, name(me)) }, W.playAs(name(me)));
  const address = () => {
    const to = new URL(addressOf(me), location.href);
    to.search = new URLSearchParams({ start: g.value, computers: computers.get(g.value) });
    link.href = to.href;
  };
  const change = (e) => {
    computers.set(g.value, +e.target.value);
    address();
  };
  address();
  const pick = h(
    'select',
    { on: { change } },
    counts.map((n) => h('option', { value: n, selected: n === computers.get(g.value) || null }, n)),
  );
  const words = h(
    'div',
    { class: 'game-words' },
    h('h3', {}, g.title),
    h('p', {}, `${W[g.line]} ${W.seatsRange(...g.seats)}.`),
    h('label', { class: 'computers' }, h('span', {}, W.computers), pick),
    link,
  );
  return h('li', { class: 'game', data: { game: g.value } }, h('div', { class: 'game-pic' }), words);
}

// ---- a new person ----
$('add').addEventListener('submit', async (e) => {
  e.preventDefault();
  const field = $('name');
  const wanted = field.value.trim().slice(0, 32);
  const taken = everybody.some((p) => name(p).toLowerCase() === wanted.toLowerCase());
  const wrong = (words) => {
    $('name-error').textContent = words;
    field.setAttribute('aria-invalid', String(!!words));
    if (words) field.focus();
  };
  if (!wanted) return wrong(W.nameFirst);
  if (taken) return wrong(W.nameTaken(wanted));
  try {
    const added = await addPerson(wanted, $('lang').value);
    everybody = await people();
    field.value = '';
    wrong('');
    choose(added.id);
    announce(W.hasSeat(wanted));
  } catch {
    wrong(W.addFailed);
  }
});

speak(navigator.language);
showTheme();
const retry = () =>
  people().then(
    (all) => {
      everybody = all;
      choose(localStorage.getItem(ME));
    },
    () => setTimeout(retry, 1000), // the table may still be starting
  );
retry();
