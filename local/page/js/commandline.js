// A command being written: the command as a pill, its options as real inputs ("chips"). Tab, labels and errors then work by
// themselves, and a screen reader knows what each one is.
import { announce } from './announce.js';
import { local, OPTION, payload } from './commands.js';
import { h, uid } from './dom.js';
import { icon } from './icons.js';
import { known, matching, problem, valueOf } from './option.js';
import { on } from './state.js';
import { W } from './words.js';

const ASK_MS = 150; // one question for completions per pause in typing
const MOST_CHOICES = 25;

/** `leave(text)` goes back to plain text; `submit()` sends; `ui` is what the composer lends (list, hint, area, show, fail …). */
export function makeCommandLine({ ui, wire, submit, leave }) {
  let line = null; // of commands.lines()
  const chips = new Map(); // option name -> {o, input, box, value}
  let asked = null; // {nonce, chip}: the completions that are waited for
  let timer = 0;

  function start(c, values = {}) {
    line = c;
    chips.clear();
    const remove = () => leave('');
    const pill = h(
      'button',
      { type: 'button', class: 'cmd', 'aria-label': W.removeCommand(c.name), on: { click: remove } },
      `/${c.name}`,
      icon('close', 14),
    );
    ui.area.replaceChildren(pill);
    ui.area.setAttribute('role', 'group');
    ui.area.setAttribute('aria-label', W.command(c.name));
    for (const o of c.options) if (o.required || o.name in values) chip(o, values[o.name]);
    adder();
    const about = c.options.map((o) => `${local(o, 'name')}, ${o.required ? W.required : W.optional}`).join('; ');
    announce(`${W.command(c.name)}. ${about || W.noOptions}`);
    const all = [...chips.values()];
    const first = all.find((x) => !x.input.value) ?? all.at(-1);
    ui.show(false);
    if (first) return first.input.focus();
    ui.send.focus();
    describe(null);
  }

  // ---- the chips ----
  function chip(o, initial) {
    const id = uid('chip');
    const name = local(o, 'name');
    const input = h('input', {
      id,
      type: 'text',
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-controls': ui.list.el.id,
      'aria-autocomplete': 'list',
      'aria-required': o.required || null,
      'aria-describedby': 'picker-hint composer-error',
      inputmode: o.type === OPTION.INTEGER ? 'numeric' : null,
      enterkeyhint: 'send',
      autocomplete: 'off',
      spellcheck: 'false',
    });
    const c = { o, input, value: undefined };
    const cross = { type: 'button', class: 'chip-x', 'aria-label': W.remove(name), on: { click: () => take(c) } };
    c.box = h(
      'span',
      { class: 'chip' },
      h('label', { for: id }, name),
      input,
      !o.required && h('button', cross, icon('close', 14)),
    );
    chips.set(o.name, c);
    const plus = ui.area.querySelector('.adder');
    if (plus) plus.before(c.box);
    else ui.area.append(c.box);
    if (initial !== undefined) set(c, initial);
    fit(c);
    input.addEventListener('focus', () => {
      for (const x of chips.values()) x.box.classList.toggle('on', x === c);
      describe(c);
      offer(c);
    });
    input.addEventListener('input', () => {
      c.value = undefined;
      fit(c);
      fail();
      offer(c);
    });
    input.addEventListener('blur', () => {
      commit(c);
      c.box.classList.remove('on');
      input.setAttribute('aria-expanded', 'false');
      ui.hideSoon();
    });
    input.addEventListener('keydown', (e) => key(c, e));
    return c;
  }
  function adder() {
    ui.area.querySelector('.adder')?.remove();
    const add = (o) => {
      const c = chip(o);
      adder();
      c.input.focus();
    };
    const left = line.options.filter((o) => !chips.has(o.name));
    const one = (o) =>
      h(
        'button',
        { type: 'button', class: 'addopt', title: local(o, 'description'), on: { click: () => add(o) } },
        icon('plus', 14),
        h('span', { class: 'vh' }, `${W.addOption} `),
        local(o, 'name'),
      );
    if (left.length) ui.area.append(h('span', { class: 'adder' }, left.map(one)));
  }
  const fit = (c) => (c.input.style.width = `${Math.min(28, Math.max(4, c.input.value.length + 1))}ch`);
  function take(c) {
    c.box.remove();
    chips.delete(c.o.name);
    adder();
    focus();
  }
  function set(c, value, label) {
    c.value = value;
    c.input.value = label ?? known(c.o)?.find((x) => x.value === value)?.label ?? String(value);
    fit(c);
    c.box.classList.remove('bad');
  }
  function commit(c) {
    if (c.value !== undefined) return;
    const value = valueOf(c.o, c.input.value);
    if (value !== undefined) set(c, value, known(c.o) ? undefined : c.input.value.trim());
  }
  function focus() {
    ([...chips.values()].at(-1)?.input ?? ui.send).focus();
  }
  function key(c, e) {
    if (e.isComposing) return;
    const listing = ui.showing() && ui.list.items.length;
    if (listing && ui.list.key(e)) return;
    const offered = listing && c.value === undefined ? ui.list.active : null;
    if (e.key === 'Enter') {
      e.preventDefault();
      if (offered && (c.input.value || c.o.required || !c.o.autocomplete)) pick(offered);
      else submit();
    } else if (e.key === 'Tab' && !e.shiftKey && offered && c.input.value) set(c, offered.value, offered.label);
    else if (e.key === 'Escape') {
      e.preventDefault();
      if (ui.showing()) ui.show(false);
      else leave('');
    } else if (e.key === 'Backspace' && !c.input.value) {
      e.preventDefault();
      const all = [...chips.values()];
      if (!c.o.required) take(c);
      else if (all[0] === c) leave(`/${line.name}`);
      else all[all.indexOf(c) - 1].input.focus();
    }
  }

  // ---- the list above ----
  function describe(c) {
    if (!c) return void ui.hint.replaceChildren(line?.description ?? '');
    const need = h('span', { class: 'opt' }, ` · ${c.o.required ? W.required : W.optional}`);
    ui.hint.replaceChildren(h('strong', {}, local(c.o, 'name')), ` ${local(c.o, 'description') ?? ''}`, need);
  }
  function offer(c) {
    clearTimeout(timer);
    ui.list.target = c.input;
    ui.list.el.setAttribute('aria-label', local(c.o, 'name'));
    describe(c);
    const all = known(c.o);
    ui.show(true);
    if (all) {
      const hits = c.value === undefined ? matching(all, c.input.value) : all;
      offerItems(c, hits.slice(0, MOST_CHOICES));
    } else if (c.o.autocomplete) {
      ui.list.set([]);
      ui.hint.append(h('span', { class: 'opt' }, ` — ${W.loading}`));
      timer = setTimeout(() => (asked = { nonce: wire.autocomplete(data(c)), chip: c }), ASK_MS);
    } else {
      ui.list.set([]);
      c.input.setAttribute('aria-expanded', 'false');
    }
  }
  function offerItems(c, items) {
    ui.list.chosen = new Set([c.value]);
    ui.list.set(items, {
      active: Math.max(
        0,
        items.findIndex((x) => x.value === c.value),
      ),
    });
    if (!items.length) ui.hint.append(` — ${W.nothing}`);
    c.input.setAttribute('aria-expanded', 'true');
  }
  on('autocomplete', ({ nonce, choices }) => {
    const c = asked?.chip;
    if (!line || nonce !== asked?.nonce || document.activeElement !== c.input) return; // an answer to an older question
    describe(c);
    ui.show(true);
    offerItems(
      c,
      choices.map((x) => ({ value: x.value, label: local(x, 'name') })),
    );
    announce(choices.length ? W.matches(choices.length) : W.nothing);
  });
  function pick(it) {
    const c = [...chips.values()].find((x) => x.input === ui.list.target);
    if (!c) return;
    set(c, it.value, it.label);
    fail();
    const next = [...chips.values()].find((x) => x.value === undefined && x !== c);
    if (next) return next.input.focus();
    c.input.focus();
    ui.list.set([]);
    ui.show(false);
    describe(null);
  }

  // ---- what is sent ----
  function fail(message, wrong) {
    ui.fail(message);
    for (const c of chips.values()) {
      c.box.classList.toggle('bad', c === wrong);
      c.input.setAttribute('aria-invalid', String(c === wrong));
    }
    wrong?.input.focus();
  }
  function data(focused) {
    const sent = [...chips.values()].filter((c) => c === focused || c.value !== undefined);
    return payload(
      line,
      sent.map((c) => ({
        type: c.o.type,
        name: c.o.name,
        value: c.value ?? c.input.value,
        ...(c === focused ? { focused: true } : {}),
      })),
    );
  }
  return {
    get active() {
      return !!line;
    },
    start,
    pick,
    focus,
    clear() {
      line = null;
      chips.clear();
      clearTimeout(timer);
    },
    /** {line, data, values} ready to send, or null after showing what is wrong. */
    read() {
      for (const c of chips.values()) {
        commit(c);
        const wrong = problem(c.o, c.value, c.input.value);
        if (wrong) return void fail(wrong, c);
      }
      const given = [...chips.values()].filter((c) => c.value !== undefined);
      return { line, data: data(), values: Object.fromEntries(given.map((c) => [c.o.name, c.value])) };
    },
  };
}
