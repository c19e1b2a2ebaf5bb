// The menu of one message: the bot's message commands, and copying.
import { announce } from './announce.js';
import { local, messageCommands } from './commands.js';
import { h } from './dom.js';
import { place } from './select.js';
import { nameOf, state } from './state.js';
import { W } from './words.js';

/** Opens the menu of message `m` beside `button`, which gets the focus back. */
export function messageMenu({ m, button, wire }) {
  const copy = (words) => navigator.clipboard?.writeText(words).then(() => announce(W.copied));
  const link = `https://discord.com/channels/${state.guild?.id ?? '@me'}/${m.channel_id}/${m.id}`; // the page follows it in place
  const text = m.content || m.embeds?.[0]?.description || m.attachments?.[0]?.description || '';
  const items = [
    ...messageCommands().map((c) => ({
      text: local(c, 'name'),
      from: nameOf(c.application_id) ?? W.app,
      run: () => wire.messageCommand(c, m),
    })),
    { text: W.copyText, run: () => copy(text) },
    { text: W.copyLink, run: () => copy(link) },
  ];
  const entry = (i) => {
    const press = () => {
      close();
      i.run();
    };
    return h(
      'button',
      { type: 'button', role: 'menuitem', class: 'menu-item', tabindex: -1, on: { click: press } },
      i.text,
      i.from && h('small', {}, i.from),
    );
  };
  const entries = items.map(entry);
  const pop = h('div', { class: 'popup menu', popover: 'auto', role: 'menu', 'aria-label': W.message }, entries);
  function close() {
    if (!pop.isConnected) return;
    pop.remove();
    button.setAttribute('aria-expanded', 'false');
    if (button.isConnected) button.focus();
  }
  pop.addEventListener('toggle', (e) => e.newState === 'closed' && close());
  pop.addEventListener('keydown', (e) => {
    const n = entries.length;
    const at = entries.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + n, Home: 0, End: n - 1 }[e.key];
    if (to !== undefined) entries[to % n].focus();
    else if (e.key === 'Tab') close();
    else return;
    e.preventDefault();
  });
  document.body.append(pop);
  pop.showPopover();
  place(pop, button);
  button.setAttribute('aria-expanded', 'true');
  entries[0].focus();
}
