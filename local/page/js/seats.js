// The people of the table and their addresses, as the table's own computer may see them.
import { h } from './dom.js';
import { icon } from './icons.js';
import { avatar } from './people.js';
import { W } from './words.js';

const PEOPLE = '/api/local/people';

/** Everybody: [{id, global_name, locale, token?, address?}]; tokens only on the computer that runs the table. Throws if it does not answer. */
export async function people() {
  const answer = await fetch(PEOPLE);
  if (!answer.ok) throw new Error(`people: ${answer.status}`);
  return answer.json();
}
/** Adds a person; returns them. Throws if the table refuses. */
export async function addPerson(name, locale) {
  const answer = await fetch(PEOPLE, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, locale }),
  });
  if (!answer.ok) throw new Error(`people: ${answer.status}`);
  return answer.json();
}
/** The address of a person's tab; null when it is not for us to know. */
export const addressOf = (p) => p.address ?? null;

/** A person in a list of seats, with a way to open their tab. `extra` stands before it. */
export function seat(p, { me = false, extra = null } = {}) {
  const address = addressOf(p);
  const name = p.global_name ?? p.username;
  const props = { class: 'btn secondary', href: address, target: `seat-${p.id}` };
  const link = !me && address && h('a', props, W.open, h('span', { class: 'vh' }, W.theTabOf(name)), icon('out', 16));
  return h(
    'li',
    { class: 'seat' },
    avatar(p, 40),
    h('span', { class: 'seat-name' }, name, me && h('span', { class: 'tag you' }, W.you)),
    extra,
    link,
  );
}
