// The world as this person sees it. Takes the table's dispatches (t, d), keeps plain data, says what changed.
// No DOM here; every view subscribes with on(). What is being waited for lives in pending.js.
import { cmpId } from './dom.js';

export const EPHEMERAL = 64;
export const LOADING = 128;
export const IS_V2 = 1 << 15;
export const THREADS = new Set([10, 11, 12]);
export const DM = 1;
export const GUILD_TEXT = 0;
const READY_MESSAGES = 50; // READY carries at most this many messages a channel; fewer means that there are no older ones
const TYPING_MS = 9000;

const handlers = new Map();
export const on = (kind, fn) => {
  if (!handlers.has(kind)) handlers.set(kind, new Set());
  handlers.get(kind).add(fn);
};
export const emit = (kind, x) => handlers.get(kind)?.forEach((fn) => fn(x));

export const state = {
  me: null,
  guild: null,
  users: new Map(),
  channels: new Map(),
  messages: new Map(), // channel id -> messages, oldest first
  complete: new Set(), // channels whose first message is loaded
  commands: [],
  current: null, // channel id on the screen
  unread: new Map(), // channel id -> {from: message id, mentions: n}
  typing: new Map(), // channel id -> Map(user id -> until)
  online: false,
  botOnline: true,
};

export const nameOf = (id) => {
  const u = state.users.get(id);
  return u && (u.global_name ?? u.username);
};
export const list = (cid) => {
  if (!state.messages.has(cid)) state.messages.set(cid, []);
  return state.messages.get(cid);
};
export const find = (cid, id) => list(cid).find((m) => m.id === id);
export const isEphemeral = (m) => !!((m.flags ?? 0) & EPHEMERAL);
export const isLoading = (m) => !!((m.flags ?? 0) & LOADING);
export const mentionsMe = (m) => m.mention_everyone || (m.mentions ?? []).some((u) => u.id === state.me?.id);
/** The other person of a direct message. */
export const partner = (c) => c.recipients?.find((u) => u.id !== state.me?.id) ?? c.recipients?.[0];
/** The channel's name, or undefined for a direct message with nobody known. */
export const channelName = (c) => (c.type === DM ? nameOf(partner(c)?.id) : c.name);
/** Where one lands: the first text channel. */
export const home = () =>
  [...state.channels.values()]
    .filter((c) => c.type === GUILD_TEXT)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || cmpId(a.id, b.id))[0]?.id;

const replace = (map, items) => {
  map.clear();
  for (const x of items ?? []) map.set(x.id, x);
};

const APPLY = {
  READY(d) {
    Object.assign(state, { me: d.user, guild: d.guild, commands: d.commands ?? [], botOnline: d.bot_online ?? true });
    for (const u of [...(d.users ?? []), d.user]) state.users.set(u.id, { ...state.users.get(u.id), ...u });
    replace(state.channels, d.channels);
    state.unread.clear();
    for (const r of d.read_states ?? []) {
      if (r.from) state.unread.set(r.channel_id, { from: r.from, mentions: r.mention_count ?? 0 });
    }
    for (const c of state.channels.values()) merge(c.id, d.messages?.[c.id] ?? []);
    for (const cid of state.messages.keys()) if (!state.channels.has(cid)) state.messages.delete(cid);
    emit('ready');
    emit('bot');
  },
  HISTORY(d) {
    const ms = list(d.channel_id);
    const first = ms[0]?.id;
    const older = d.messages.filter((m) => !first || cmpId(m.id, first) < 0).sort((a, b) => cmpId(a.id, b.id));
    ms.unshift(...older);
    if (!older.length || (d.limit && d.messages.length < d.limit)) state.complete.add(d.channel_id);
    emit('history', { cid: d.channel_id, nonce: d.nonce, count: older.length });
  },
  CHANNEL_CREATE(d) {
    state.channels.set(d.id, { ...state.channels.get(d.id), ...d });
    if (!state.messages.has(d.id)) state.complete.add(d.id); // it begins now
    emit('channels', { added: d });
  },
  CHANNEL_UPDATE(d) {
    state.channels.set(d.id, { ...state.channels.get(d.id), ...d });
    emit('channels', {});
  },
  CHANNEL_DELETE(d) {
    state.channels.delete(d.id);
    state.messages.delete(d.id);
    state.unread.delete(d.id);
    emit('channels', { removed: d });
  },
  USER_CREATE(d) {
    state.users.set(d.id, { ...state.users.get(d.id), ...d });
    emit('channels', {});
  },
  MESSAGE_CREATE(m) {
    const ms = list(m.channel_id);
    if (m.author) state.users.set(m.author.id, { ...state.users.get(m.author.id), ...m.author });
    if (m.nonce && !m.local) arrived(m.channel_id, m.nonce);
    if (insert(ms, m) === null) return APPLY.MESSAGE_UPDATE(m);
    state.typing.get(m.channel_id)?.delete(m.author?.id);
    emit('typing', m.channel_id);
    if (m.author?.id !== state.me.id && !seen(m.channel_id)) {
      const u = state.unread.get(m.channel_id) ?? { from: m.id, mentions: 0 };
      if (mentionsMe(m) || state.channels.get(m.channel_id)?.type === DM) u.mentions++;
      state.unread.set(m.channel_id, u);
      emit('unread', m.channel_id);
    } else if (!m.local && seen(m.channel_id)) emit('read', m.channel_id);
    emit('message:add', m);
  },
  MESSAGE_UPDATE(d) {
    const ms = list(d.channel_id);
    const i = ms.findIndex((m) => m.id === d.id);
    if (i < 0) return;
    const old = ms[i];
    ms[i] = { ...old, ...d }; // partial updates are allowed
    emit('message:update', { m: ms[i], old });
  },
  MESSAGE_DELETE: (d) => remove(d.channel_id, (m) => m.id === d.id),
  MESSAGE_DELETE_BULK: (d) => remove(d.channel_id, (m) => d.ids.includes(m.id)),
  TYPING_START(d) {
    if (d.user_id === state.me.id) return;
    if (!state.typing.has(d.channel_id)) state.typing.set(d.channel_id, new Map());
    state.typing.get(d.channel_id).set(d.user_id, Date.now() + TYPING_MS);
    emit('typing', d.channel_id);
    setTimeout(() => emit('typing', d.channel_id), TYPING_MS + 100);
  },
  INTERACTION_SUCCESS: (d) => emit('answer', { nonce: d.nonce }),
  INTERACTION_FAILURE: (d) => emit('answer', { nonce: d.nonce, failed: true }),
  INTERACTION_MODAL_CREATE(d) {
    emit('answer', { nonce: d.nonce });
    emit('modal', d);
  },
  APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: (d) => emit('autocomplete', d),
  APPLICATION_COMMANDS(d) {
    state.commands = d;
    emit('commands');
  },
  BOT_STATUS(d) {
    state.botOnline = d.online;
    emit('bot');
  },
};

/** Takes one dispatch of the table. An event the page does not know changes nothing. */
export function dispatch(t, d) {
  APPLY[t]?.(d);
}

// The place of `m` in the sorted list, or null when it is there already.
function insert(ms, m) {
  let i = ms.length;
  while (i && cmpId(ms[i - 1].id, m.id) > 0) i--;
  if (ms[i - 1]?.id === m.id) return null;
  ms.splice(i, 0, m);
  return i;
}
function remove(cid, test) {
  const ms = list(cid);
  for (let i = ms.length - 1; i >= 0; i--) if (test(ms[i])) emit('message:remove', ms.splice(i, 1)[0]);
}
export const removeLocal = (m) => remove(m.channel_id, (x) => x.id === m.id);

// READY after a lost connection: what is new is added, what changed is changed, what is gone goes; the rest is not touched,
// so that neither focus nor scroll position is lost.
function merge(cid, window) {
  const fresh = [...window].sort((a, b) => cmpId(a.id, b.id));
  if (fresh.length < READY_MESSAGES) state.complete.add(cid);
  for (const { nonce } of fresh) if (nonce) arrived(cid, nonce);
  const had = list(cid);
  const known = had.filter((m) => !m.local);
  const gap = known.length && fresh.length >= READY_MESSAGES && cmpId(known.at(-1).id, fresh[0].id) < 0;
  if (gap) state.complete.delete(cid);
  if (!known.length || gap) {
    state.messages.set(cid, [...fresh, ...had.filter((m) => m.local)]);
    if (cid === state.current) emit('open', { cid });
    return;
  }
  const ids = new Set(fresh.map((m) => m.id));
  remove(cid, (m) => !m.local && !ids.has(m.id) && (!fresh.length || cmpId(m.id, fresh[0].id) >= 0));
  for (const m of fresh) {
    const old = find(cid, m.id);
    if (!old) {
      insert(had, m);
      emit('message:add', m);
    } else if (JSON.stringify({ ...old, ...m }) !== JSON.stringify(old)) APPLY.MESSAGE_UPDATE(m);
  }
}

// The real message replaces what was shown at once.
function arrived(cid, nonce) {
  emit('echo', nonce);
  remove(cid, (m) => m.local && m.nonce === nonce);
}

// A channel is being read when it is on the screen, the tab is visible and the newest message is in view.
let atEnd = true;
export const seen = (cid) => cid === state.current && atEnd && document.visibilityState === 'visible';
export function setAtEnd(v) {
  atEnd = v;
  if (v) markRead();
}
export function markRead(cid = state.current) {
  if (!cid || !seen(cid) || !state.unread.delete(cid)) return;
  emit('read', cid);
  emit('unread', cid);
}
export function setOnline(v) {
  if (v === state.online) return;
  state.online = v;
  emit('online', v);
}
/** Shows a channel, at a message if one is named. False when the channel is not known. */
export function open(cid, mid) {
  if (!state.channels.has(cid)) return false;
  state.current = cid;
  emit('open', { cid, mid });
  return true;
}
