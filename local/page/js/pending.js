// What was asked of the bot and is not answered yet: by nonce, and for presses also by message.
import { emit, on } from './state.js';

const DEAD_LINE_MS = 6000; // the table itself reports failure after 3 s; this only covers a connection that died
const waiting = new Map(); // nonce -> {message?, customId?, done?, timer}
const pressed = new Map(); // message id -> {customId, status: 'busy' | 'failed'}

export const pressOf = (messageId) => pressed.get(messageId);
export const isBusy = (messageId) => pressed.get(messageId)?.status === 'busy';

/** Waits for the answer to `nonce`. `done(failed)` is called once; a `message` shows the press as under way. */
export function track(nonce, info = {}) {
  waiting.set(nonce, { ...info, timer: setTimeout(() => settle(nonce, true), DEAD_LINE_MS) });
  if (info.message) {
    pressed.set(info.message.id, { customId: info.customId, status: 'busy' });
    emit('pending', info.message);
  }
}

/** Ends the wait. Unknown nonces (answered already, or of another tab) are nobody's business. */
export function settle(nonce, failed = false) {
  const info = waiting.get(nonce);
  if (!info) return;
  waiting.delete(nonce);
  clearTimeout(info.timer);
  if (info.message) {
    if (failed) pressed.set(info.message.id, { customId: info.customId, status: 'failed' });
    else pressed.delete(info.message.id);
    emit('pending', info.message);
  }
  info.done?.(failed);
}

on('answer', ({ nonce, failed }) => settle(nonce, failed));
