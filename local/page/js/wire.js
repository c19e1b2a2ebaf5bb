// What a person can do at the table, as frames. Each has a nonce, by which the answer finds its way back.
// Words wait for the line and are sent when it is back; presses and commands are not kept: what they meant may be over.
import { dispatch, EPHEMERAL, list, LOADING, on, removeLocal, setOnline, state } from './state.js';
import { connect } from './socket.js';
import { settle, track } from './pending.js';

const DISCORD_EPOCH_MS = 1420070400000n;
const TYPING_EVERY_MS = 8000;
const ANSWER_MESSAGE_MS = 400; // the answer's message follows its success; the placeholder stays until then, so nothing jumps
const HISTORY_LIMIT = 50;

let counter = Math.floor(Math.random() * 1000);
const newNonce = () => `${Date.now()}${String(counter++ % 1000).padStart(3, '0')}`;

// An id for what only this tab shows: later than everything in the channel, whatever this computer's clock says.
function localId(cid) {
  const now = (BigInt(Date.now()) - DISCORD_EPOCH_MS) << 22n;
  const last = BigInt(list(cid).at(-1)?.id ?? 0);
  return String(now > last ? now : last + 1n);
}

/** Opens the line of the person with this token. `refused` is called when the table does not know it. */
export function makeWire({ token, refused }) {
  const unsent = new Map(); // nonce -> frame of a message that has no echo yet
  const asked = new Map(); // nonce of a history request -> limit
  let typedAt = 0;

  const socket = connect({
    token,
    refused,
    online: setOnline,
    dispatch(t, d) {
      if (t === 'HISTORY') d.limit = asked.get(d.nonce);
      dispatch(t, d);
      if (t === 'READY') for (const frame of unsent.values()) socket.send(frame);
    },
  });
  on('echo', (nonce) => {
    unsent.delete(nonce);
    settle(nonce);
  });
  on('read', (cid) => {
    const last = list(cid).findLast((m) => !m.local);
    if (last) socket.send({ op: 'read', nonce: newNonce(), channel_id: cid, message_id: last.id });
  });

  const local = (cid, nonce, more) => ({
    id: localId(cid),
    channel_id: cid,
    nonce,
    content: '',
    timestamp: new Date().toISOString(),
    type: 0,
    ...more,
  });
  // An interaction: sent or failed at once.
  function ask(nonce, frame, info) {
    track(nonce, info);
    if (!socket.send({ nonce, ...frame })) settle(nonce, true);
    return nonce;
  }
  // A command shows "is thinking" until its answer is there, and "did not answer" with a way to try again.
  function askAloud(frame, name, retry) {
    const nonce = newNonce();
    const cid = frame.channel_id;
    const author = state.users.get(botOf(frame)) ?? state.me;
    const meta = { author, flags: EPHEMERAL, interaction_metadata: { user: state.me, name } };
    const shown = local(cid, nonce, { ...meta, flags: EPHEMERAL | LOADING, local: 'sending' });
    dispatch('MESSAGE_CREATE', shown);
    return ask(nonce, frame, {
      done(failed) {
        if (!failed) return void setTimeout(removeLocal, ANSWER_MESSAGE_MS, shown);
        removeLocal(shown);
        dispatch('MESSAGE_CREATE', local(cid, nonce, { ...meta, local: 'failed', retry }));
      },
    });
  }
  const botOf = (frame) =>
    state.commands.find((c) => c.id === (frame.data?.id ?? frame.command_id))?.application_id ?? state.guild?.bot;

  return {
    say(content, cid = state.current) {
      const nonce = newNonce();
      const frame = { op: 'say', nonce, channel_id: cid, content };
      const shown = local(cid, nonce, { author: state.me, content, local: 'sending' });
      const retry = () => this.say(content, cid);
      function done(failed) {
        if (failed && !state.online) return track(nonce, { done }); // it waits for the line
        unsent.delete(nonce);
        if (!failed) return;
        removeLocal(shown);
        dispatch('MESSAGE_CREATE', local(cid, nonce, { author: state.me, content, local: 'failed', retry }));
      }
      unsent.set(nonce, frame);
      dispatch('MESSAGE_CREATE', shown);
      track(nonce, { done });
      socket.send(frame);
    },
    typing() {
      if (Date.now() - typedAt < TYPING_EVERY_MS) return;
      typedAt = Date.now();
      socket.send({ op: 'typing', nonce: newNonce(), channel_id: state.current });
    },
    /** A pressed button, or a select with its values. */
    component(m, c, values) {
      const frame = {
        op: 'component',
        channel_id: m.channel_id,
        message_id: m.id,
        custom_id: c.custom_id,
        component_type: c.type,
      };
      ask(newNonce(), values ? { ...frame, values } : frame, { message: m, customId: c.custom_id });
    },
    command(data, { name, retry }) {
      askAloud({ op: 'command', channel_id: state.current, data }, name, retry);
    },
    /** Asks for completions; returns the nonce that the answer will carry. */
    autocomplete(data) {
      const nonce = newNonce();
      socket.send({ op: 'autocomplete', nonce, channel_id: state.current, data });
      return nonce;
    },
    messageCommand(c, m) {
      const frame = { op: 'message_command', channel_id: m.channel_id, command_id: c.id, target_id: m.id };
      askAloud(frame, c.name, () => this.messageCommand(c, m));
    },
    /** Sends a filled modal; `done(failed)` when the bot has taken it or not. */
    submitModal(d, components, done) {
      const frame = {
        op: 'modal',
        channel_id: d.channel_id ?? state.current,
        interaction_id: d.id,
        custom_id: d.custom_id,
        components,
      };
      ask(newNonce(), frame, { done });
    },
    dismiss(m) {
      removeLocal(m);
      if (!m.local) socket.send({ op: 'dismiss', nonce: newNonce(), channel_id: m.channel_id, message_id: m.id });
    },
    /** Asks for older messages; they come with the event "history". False when the line is down. */
    history(cid) {
      const nonce = newNonce();
      const before = list(cid)[0]?.id;
      asked.set(nonce, HISTORY_LIMIT);
      return socket.send({ op: 'history', nonce, channel_id: cid, before, limit: HISTORY_LIMIT });
    },
  };
}
