// The page's own words, in the language of the person at this tab (the bot's words come in messages).
// W is filled in place, so modules may import it before the language is known; read it when you draw, never at import.
import { de } from './words/de.js';
import { en } from './words/en.js';
import { pl } from './words/pl.js';
import { h } from './dom.js';

const LANGUAGES = { en, de, pl };
export const W = { ...en };

/** The language code ("en", "de", "pl") the page has for a Discord locale such as "en-GB". */
export const languageOf = (locale) => {
  const code = (locale ?? 'en').slice(0, 2).toLowerCase();
  return code in LANGUAGES ? code : 'en';
};

/** Switches every word; static elements with data-w, data-w-label or data-w-title under `root` are rewritten. */
export function speak(locale, root = document) {
  const code = languageOf(locale);
  Object.assign(W, LANGUAGES[code]);
  document.documentElement.lang = code === 'en' ? 'en-GB' : code;
  for (const el of root.querySelectorAll('[data-w]')) el.replaceChildren(rich(W[el.dataset.w]));
  for (const el of root.querySelectorAll('[data-w-label]')) el.setAttribute('aria-label', W[el.dataset.wLabel]);
  for (const el of root.querySelectorAll('[data-w-title]')) el.title = W[el.dataset.wTitle];
}

/** `text` with each part between backticks shown as a key or a command. */
export function rich(text) {
  const out = document.createDocumentFragment();
  text.split('`').forEach((part, i) => part && out.append(i % 2 ? h('kbd', {}, part) : part));
  return out;
}
