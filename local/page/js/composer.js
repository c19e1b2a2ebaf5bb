// Command line. Two states: plain text (a textarea) and a command (commandline.js: a row of labelled fields). This file has the
// text, the list above the line that both share, and the sending.
import { announce } from './announce.js';
import { makeCommandLine } from './commandline.js';
import { lines, local, search } from './commands.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { Listbox } from './listbox.js';
import { channelName, DM, on, state } from './state.js';
import { W } from './words.js';

const MOST_LINES = 40; // of the list of commands
const MOST_PX = 160; // height of the text field
const BLUR_MS = 120; // a press in the list takes the focus for a moment

/** Builds the command line into `root`. Returns {focus, fill(name, values), submit, isTyping}. */
export function makeComposer({ root, wire, feed }) {
  let lastQuery = null;
  const error = h('p', { class: 'composer-error', role: 'alert', id: 'composer-error' });
  const hint = h('p', { class: 'picker-hint', id: 'picker-hint' });
  const list = new Listbox({
    label: W.commands,
    onPick: (it) => (it && command.active ? command.pick(it) : it && toCommand(it.value)),
  });
  const picker = h('div', { class: 'picker', hidden: true }, hint, list.el);
  const text = h('textarea', {
    id: 'say',
    rows: 1,
    autocomplete: 'off',
    enterkeyhint: 'send',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': list.el.id,
    'aria-describedby': 'composer-error',
    maxlength: 2000,
  });
  const label = h('label', { class: 'vh', for: 'say' });
  const startSlash = () => {
    toText('/');
    text.focus();
    suggest();
  };
  const slash = h(
    'button',
    { type: 'button', class: 'tool slash', 'aria-label': W.allCommands, on: { click: startSlash } },
    '/',
  );
  const send = h('button', { type: 'submit', class: 'tool send', 'aria-label': W.send }, icon('send', 22));
  const area = h('div', { class: 'say-area' }, label, text);
  const bar = h('div', { class: 'composer-bar' }, slash, area, send);
  const onSubmit = (e) => {
    e.preventDefault();
    submit();
  };
  const form = h('form', { class: 'composer', autocomplete: 'off', on: { submit: onSubmit } }, picker, error, bar);
  root.append(form);

  // What both states need of the picker and the error line.
  const ui = {
    list,
    hint,
    area,
    send,
    showing: () => !picker.hidden,
    show(v) {
      picker.hidden = !v;
      const field =
        form.contains(document.activeElement) && document.activeElement.matches('input') && document.activeElement;
      if (field) field.setAttribute('aria-expanded', String(v));
      if (!v) field?.removeAttribute?.('aria-activedescendant');
    },
    fail: (message) => (error.textContent = message ?? ''),
    hideSoon: () => setTimeout(() => form.contains(document.activeElement) || ui.show(false), BLUR_MS),
  };
  const command = makeCommandLine({
    ui,
    wire,
    submit: () => submit(),
    leave(value) {
      toText(value);
      text.focus();
      if (value) suggest();
    },
  });

  // ---- plain text ----
  function toText(value = '') {
    command.clear();
    area.replaceChildren(label, text);
    area.removeAttribute('role');
    area.removeAttribute('aria-label');
    channelLabel();
    text.value = value;
    form.classList.remove('command');
    ui.fail();
    grow();
    list.target = text;
    hint.textContent = '';
    ui.show(false);
  }
  function grow() {
    form.classList.toggle('slashing', text.value[0] === '/');
    text.style.height = 'auto';
    text.style.height = `${Math.min(text.scrollHeight, MOST_PX)}px`;
  }
  function suggest() {
    list.target = text;
    ui.fail();
    const m = /^\/([^\n]*)$/.exec(text.value);
    if (!m) return ui.show(false);
    const all = lines();
    const typed = m[1].toLowerCase();
    const called = (c, test) => test(c.name.toLowerCase()) || test(c.raw);
    const exact = typed.endsWith(' ') && all.find((c) => called(c, (n) => n === typed.trim()));
    const longer = exact && all.some((c) => c !== exact && called(c, (n) => n.startsWith(typed)));
    if (exact && !longer) return toCommand(exact); // "/play␣" typed by someone who knows it
    const hits = search(all, typed).slice(0, MOST_LINES);
    list.el.setAttribute('aria-label', W.commands);
    list.set(hits.map(asItem));
    hint.textContent = hits.length ? '' : W.noCommand(text.value);
    ui.show(true);
    if (typed === lastQuery) return;
    lastQuery = typed;
    announce(hits.length ? W.matches(hits.length) : hint.textContent);
  }
  const asItem = (c) => ({
    value: c,
    label: `/${c.name}`,
    description: c.description,
    chips: c.options.slice(0, 4).map((o) => ({ name: local(o, 'name'), required: o.required })),
  });
  function toCommand(c, values) {
    form.classList.add('command');
    ui.fail();
    text.value = '';
    lastQuery = null;
    command.start(c, values);
  }
  text.addEventListener('input', () => {
    grow();
    suggest();
    if (text.value && text.value[0] !== '/') wire.typing();
  });
  text.addEventListener('keydown', (e) => {
    if (e.isComposing) return;
    const listing = ui.showing();
    if (listing && list.key(e)) return;
    if (listing && (e.key === 'Enter' || e.key === 'Tab') && !e.shiftKey && list.active) {
      e.preventDefault();
      list.onPick(list.active);
    } else if (e.key === 'Escape') {
      if (!listing) return feed.toEnd();
      e.preventDefault();
      ui.show(false);
    } else if (e.key === 'Enter' && !e.shiftKey) {
      e.preventDefault();
      submit();
    } else if (e.key === 'ArrowUp' && !text.value) {
      e.preventDefault();
      feed.focusNewest();
    }
  });
  text.addEventListener('blur', ui.hideSoon);

  // ---- sending ----
  function submit() {
    if (command.active) {
      const done = command.read();
      if (!done) return; // the line shows what is missing
      const { line, data, values } = done;
      wire.command(data, { name: line.raw, retry: () => toCommand(line, values) });
    } else {
      const words = text.value.trim();
      if (!words) return;
      if (words[0] === '/') {
        if (list.active && ui.showing()) return list.onPick(list.active);
        return ui.fail(W.noCommand(words));
      }
      wire.say(words);
    }
    toText('');
    text.focus();
  }
  function channelLabel() {
    const c = state.channels.get(state.current);
    if (!c) return;
    const to = W.messageTo((c.type === DM ? '@' : '#') + (channelName(c) ?? ''));
    label.textContent = to;
    text.placeholder = matchMedia('(max-width: 640px)').matches ? W.messageShort : to;
  }
  on('open', () => toText(''));

  return {
    focus: () => (command.active ? command.focus() : text.focus()),
    /** Puts a command with values {option: value} into the line; false if the bot has none of this name. */
    fill(name, values) {
      const line = lines().find((c) => c.raw === name || c.name === name);
      if (line) toCommand(line, values);
      return !!line;
    },
    submit,
    isTyping: () => form.contains(document.activeElement),
  };
}
