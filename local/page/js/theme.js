// auto -> light -> dark. Colours are light-dark() pairs, so only color-scheme has to change.
import { icon } from './icons.js';
import { W } from './words.js';

const KEY = 'local-table-colours';
const NEXT = { auto: 'light', light: 'dark', dark: 'auto' };

/** Makes `button` switch the colours; returns a function that writes its words again (after a change of language). */
export function theme(button) {
  let choice = localStorage.getItem(KEY) in NEXT ? localStorage.getItem(KEY) : 'auto';
  function set() {
    if (choice === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    button.title = `${W.colours}: ${{ auto: W.system, light: W.light, dark: W.dark }[choice]}`;
    button.setAttribute('aria-label', button.title);
  }
  button.append(icon('sun'));
  button.addEventListener('click', () => {
    choice = NEXT[choice];
    localStorage.setItem(KEY, choice);
    set();
  });
  set();
  return set;
}
