// Quick start: table.html?start=<game>&computers=<n>#<token> fills /play where one can see it, sends it, and follows the thread.
import { GUILD_TEXT, on, open, state } from './state.js';

const SEE_MS = 900; // so that one sees what is sent, and knows how to do it the next time
const FOLLOW_MS = 10_000; // a thread that the bot opens for this table comes within this time

/** Does what the address asks for, once: a reload must not open another table. */
export function quickStart(composer) {
  const asked = new URLSearchParams(location.search);
  const game = asked.get('start');
  if (!game) return;
  history.replaceState(null, '', location.pathname + location.hash);
  const begin = () => {
    const play = state.commands.find((c) => c.name === 'play');
    if (!play) return false;
    const takes = (name) => play.options?.some((o) => o.name === name);
    const values = {
      ...(takes('game') ? { game } : {}),
      ...(takes('computers') && asked.get('computers') ? { computers: +asked.get('computers') } : {}),
    };
    const place = [...state.channels.values()].find((c) => c.type === GUILD_TEXT && c.name.includes(game));
    if (place && place.id !== state.current) open(place.id);
    composer.fill('play', values);
    setTimeout(send, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SEE_MS);
    return true;
  };
  let until = 0;
  const send = () => {
    until = Date.now() + FOLLOW_MS;
    composer.submit();
  };
  on('channels', ({ added }) => {
    if (!added || Date.now() > until || added.parent_id !== state.current) return;
    until = 0;
    open(added.id);
  });
  let begun = begin();
  on('commands', () => (begun ||= begin())); // the bot may still be on its way
}
