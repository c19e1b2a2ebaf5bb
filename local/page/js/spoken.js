// What a listener hears when a message arrives or changes: who, the words, what can be done. Never the alt text twice.
import { plain } from './markdown.js';
import { isEphemeral, isLoading, nameOf } from './state.js';
import { W } from './words.js';

const MOST = 300; // characters; more would hold up the next thing that happens

const parts = (m) => {
  const out = [];
  const walk = (cs) => cs?.forEach((c) => (out.push(c), walk(c.components), c.accessory && out.push(c.accessory)));
  walk(m.components);
  return out;
};

/** One sentence group for message `m`. */
export function spoken(m, ctx) {
  const all = parts(m);
  const count = (test) => all.filter(test).length;
  const pictures =
    (m.attachments?.filter((a) => a.content_type?.startsWith('image/')).length ?? 0) ||
    count((c) => c.type === 11 || c.type === 12);
  const buttons = count((c) => c.type === 2);
  const menus = count((c) => [3, 5, 6, 7, 8].includes(c.type));
  const has = [
    pictures && (pictures > 1 ? W.pictures(pictures) : W.aPicture),
    buttons && W.buttons(buttons),
    menus && W.menus(menus),
  ].filter(Boolean);
  const text =
    m.content || m.embeds?.[0]?.title || m.embeds?.[0]?.description || all.find((c) => c.content)?.content || '';
  const words = isLoading(m) ? W.isThinking : plain(text, ctx).slice(0, MOST);
  const who = nameOf(m.author?.id) ?? W.someone;
  return `${isEphemeral(m) ? `${W.onlyForYou}, ` : ''}${who}: ${words}${has.length ? `. ${W.with} ${has.join(', ')}` : ''}`;
}

/** True when an edit changed something a listener would want to know. */
export function worthSaying(m, old) {
  const what = (x) => JSON.stringify([x.content, isLoading(x), x.embeds, x.components]);
  return what(m) !== what(old);
}
