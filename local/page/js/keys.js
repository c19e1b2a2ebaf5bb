// Keys of the whole page, and the list of them. No single letters outside lists: they would fight with screen readers.
import { announce } from './announce.js';
import { h } from './dom.js';
import { rich, W } from './words.js';

export function makeKeys({ composer, side }) {
  const help = document.getElementById('help-dialog');
  const entry = ([keys, words]) => h('div', {}, h('dt', {}, rich(keys)), h('dd', {}, rich(words)));
  help.querySelector('.keys').replaceChildren(...W.keyList.map(entry));

  addEventListener('keydown', (e) => {
    if (document.querySelector('dialog[open]')) return;
    const control = e.ctrlKey || e.metaKey;
    const nowhere = document.activeElement === document.body;
    if (e.altKey && (e.key === 'ArrowDown' || e.key === 'ArrowUp')) {
      e.preventDefault();
      side.move(e.key === 'ArrowDown' ? 1 : -1, e.shiftKey);
      composer.focus();
      announce(document.getElementById('where').textContent);
    } else if (control && e.key === 'k') {
      e.preventDefault();
      side.drawer(true);
      (document.querySelector('#nav [aria-current]') ?? document.querySelector('#nav .room'))?.focus();
    } else if (control && e.key === '/') {
      e.preventDefault();
      help.showModal();
    } else if (nowhere && !control && !e.altKey && (e.key === 'Escape' || e.key.length === 1)) {
      composer.focus(); // writing anywhere goes to the command line, as people are used to
    }
  });
}
