// One option of a command: what can be chosen for it, and what typed words mean. No DOM but the pawns of people.
import { local, OPTION } from './commands.js';
import { avatar } from './people.js';
import { DM, nameOf, state } from './state.js';
import { W } from './words.js';

/** The choices this tab knows by itself, [{value, label, lead?}]; null when anything may be typed or the bot completes. */
export function known(o) {
  if (o.choices?.length) return o.choices.map((x) => ({ value: x.value, label: local(x, 'name') }));
  const people = () =>
    [...state.users.values()].map((u) => ({ value: u.id, label: nameOf(u.id), lead: avatar(u, 26) }));
  const roles = () => (state.guild?.roles ?? []).map((r) => ({ value: r.id, label: `@${r.name}` }));
  const channels = () =>
    [...state.channels.values()].filter(
      (c) => c.type !== DM && (!o.channel_types?.length || o.channel_types.includes(c.type)),
    );
  switch (o.type) {
    case OPTION.BOOLEAN:
      return [
        { value: true, label: W.yes },
        { value: false, label: W.no },
      ];
    case OPTION.USER:
      return people();
    case OPTION.ROLE:
      return roles();
    case OPTION.MENTIONABLE:
      return [...people(), ...roles()];
    case OPTION.CHANNEL:
      return channels().map((c) => ({ value: c.id, label: `#${c.name}` }));
    default:
      return null;
  }
}

/** The choices that contain what was typed; those that begin with it come first. */
export function matching(all, typed) {
  const text = typed.trim().toLowerCase();
  const begins = (x) => x.label.toLowerCase().startsWith(text);
  return all.filter((x) => x.label.toLowerCase().includes(text)).sort((a, b) => begins(b) - begins(a));
}

/** The value that typed words stand for, or undefined. A choice may be typed in full or by a beginning only it has. */
export function valueOf(o, typed) {
  const text = typed.trim();
  if (!text) return undefined;
  const all = known(o);
  if (all) {
    const same = (x) => x.label.toLowerCase() === text.toLowerCase();
    const begins = all.filter((x) => x.label.toLowerCase().startsWith(text.toLowerCase()));
    return (all.find(same) ?? (begins.length === 1 ? begins[0] : undefined))?.value;
  }
  if (o.type === OPTION.INTEGER) return /^-?\d+$/.test(text) ? parseInt(text, 10) : undefined;
  if (o.type === OPTION.NUMBER) {
    const n = Number(text.replace(',', '.'));
    return Number.isFinite(n) ? n : undefined;
  }
  return text;
}

/** What is wrong with an option's value, as a sentence; null if nothing is. */
export function problem(o, value, typed) {
  const name = local(o, 'name');
  if (value === undefined && !typed.trim()) return o.required ? W.needs(name) : null;
  if (o.type === OPTION.INTEGER || o.type === OPTION.NUMBER) {
    const out =
      typeof value !== 'number' ||
      (o.min_value != null && value < o.min_value) ||
      (o.max_value != null && value > o.max_value);
    return out ? W.badInt(name, o.min_value, o.max_value) : null;
  }
  return value === undefined ? W.badValue(name) : null;
}
