// What the bot's commands are to the command line: one entry for each thing that can be called. No DOM here.
import { DM, state } from './state.js';

export const OPTION = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
};
const CHAT_INPUT = 1;
const MESSAGE = 3;
const IN_GUILD = 0,
  IN_BOT_DM = 1;

/** The name or description of a command, option or choice in the person's language. */
export const local = (o, key) => o[`${key}_localizations`]?.[state.me?.locale] ?? o[key];

// Where a command may be used; commands without contexts are for everywhere.
function usable(c) {
  const dm = state.channels.get(state.current)?.type === DM;
  const where = dm ? IN_BOT_DM : IN_GUILD;
  return c.contexts ? c.contexts.includes(where) : !(dm && c.dm_permission === false);
}

/** Every callable line, "/table leave" included, in the bot's own order: what one needs first comes first. */
export function lines() {
  const out = [];
  for (const command of state.commands.filter((c) => (c.type ?? CHAT_INPUT) === CHAT_INPUT && usable(c))) {
    const walk = (o, path, names, raw) => {
      const subs = (o.options ?? []).filter((x) => x.type <= OPTION.GROUP);
      for (const s of subs) walk(s, [...path, s], [...names, local(s, 'name')], [...raw, s.name]);
      if (subs.length) return;
      const options = [...(o.options ?? [])].sort((a, b) => !!b.required - !!a.required);
      out.push({
        command,
        path,
        name: names.join(' '),
        raw: raw.join(' '),
        description: local(o, 'description'),
        options,
      });
    };
    walk(command, [], [local(command, 'name')], [command.name]);
  }
  return out;
}
/** The commands of a message's menu. */
export const messageCommands = () => state.commands.filter((c) => c.type === MESSAGE && usable(c));

/**
 * Lines that match what was typed after the slash, best first: beginning of the name, of a word, part, description. The
 * English names are found as well: what is written about a bot names them.
 */
export function search(all, typed) {
  const q = typed.trim().toLowerCase();
  const rank = (c) => {
    const names = [c.name.toLowerCase(), c.raw];
    if (names.some((n) => n.startsWith(q))) return 0;
    if (names.some((n) => n.split(' ').some((w) => w.startsWith(q)))) return 1;
    if (names.some((n) => n.includes(q))) return 2;
    return c.description?.toLowerCase().includes(q) ? 3 : null;
  };
  return all
    .map((c) => [rank(c), c])
    .filter(([r]) => r !== null)
    .sort((a, b) => a[0] - b[0])
    .map(([, c]) => c);
}

/** The data of the interaction: options nested in their subcommands. `values` is a list of {type, name, value, focused?}. */
export function payload({ command, path }, values) {
  const options = path.reduceRight((inner, p) => [{ type: p.type, name: p.name, options: inner }], values);
  return { id: command.id, name: command.name, type: CHAT_INPUT, version: command.version, options };
}
