// The fields of a modal. Each becomes {el, focus, read(), check(), answer()}: what to show, where the focus goes, what it holds,
// what is wrong with it (a sentence or null), and what is sent.
import { optionsOf, placeholderOf } from './components.js';
import { h, uid } from './dom.js';
import { emojiText, select } from './select.js';
import { W } from './words.js';

const TEXT_INPUT = 4,
  FILE_UPLOAD = 19,
  RADIO = 21,
  CHECKBOXES = 22,
  CHECKBOX = 23;
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

/** A field for the component `c` under a label; undefined label for one that carries its own. */
export function makeField(c, label = c.label, description = null) {
  const need = c.required !== false;
  const id = uid('f');
  const hint = description && h('p', { class: 'field-hint', id: uid('h') }, description);
  const error = h('p', { class: 'field-error', id: uid('e'), hidden: true });
  const field = { c, id, label, need, tag: need ? null : h('span', { class: 'opt' }, ` (${W.optional})`) };
  if (c.type === TEXT_INPUT) textInput(field);
  else if (SELECTS.includes(c.type)) menu(field);
  else if (c.type === RADIO || c.type === CHECKBOXES) choices(field);
  else if (c.type === CHECKBOX) checkbox(field);
  else notDrawn(field);
  field.focus.setAttribute('aria-describedby', [hint?.id, error.id].filter(Boolean).join(' '));
  const heading =
    !field.ownLabel && h('div', { class: 'field-top' }, h('label', { for: id }, label, field.tag), field.count);
  return {
    el: h('div', { class: 'field' }, heading, hint, field.control, error),
    focus: field.focus,
    answer: () => ({ type: c.type, custom_id: c.custom_id, [field.many ? 'values' : 'value']: field.read() }),
    /** Shows what is wrong, if anything; returns the sentence. */
    check() {
      const wrong = field.check();
      error.hidden = !wrong;
      error.textContent = wrong ?? '';
      field.focus.setAttribute('aria-invalid', String(!!wrong));
      return wrong;
    },
  };
}

function textInput(f) {
  const { c } = f;
  const long = c.style === PARAGRAPH;
  const shape = long ? { rows: 5 } : { type: 'text' };
  const input = h(long ? 'textarea' : 'input', {
    ...shape,
    id: f.id,
    name: c.custom_id,
    maxlength: c.max_length ?? 4000,
    placeholder: c.placeholder,
    value: c.value ?? '',
    'aria-required': f.need || null,
    autocomplete: 'off',
  });
  if (c.max_length) {
    f.count = h('span', { class: 'count', 'aria-hidden': 'true' });
    const count = () => (f.count.textContent = `${[...input.value].length} / ${c.max_length}`);
    input.addEventListener('input', count);
    count();
  }
  const tooShort = () => c.min_length && input.value && [...input.value].length < c.min_length;
  Object.assign(f, {
    control: input,
    focus: input,
    read: () => input.value,
    check: () => (f.need && !input.value.trim() ? W.fieldNeeded : tooShort() ? W.tooShort(c.min_length) : null),
  });
}

function menu(f) {
  const { c } = f;
  const min = c.min_values ?? 1;
  const max = c.max_values ?? 1;
  const box = select({
    options: optionsOf(c),
    placeholder: placeholderOf(c),
    min: f.need ? min : 0,
    max,
    label: f.label,
    name: f.id,
    key: c.custom_id,
  });
  const check = () => {
    const n = box.values().length;
    if (!n) return f.need ? W.fieldNeeded : null;
    return n < min || n > max ? W.tooMany(min, max) : null;
  };
  Object.assign(f, { control: box, focus: box.button, many: true, read: box.values, check });
}

function choices(f) {
  const { c } = f;
  const one = c.type === RADIO;
  const name = uid('choice');
  const inputs = c.options.map((o) =>
    h('input', { type: one ? 'radio' : 'checkbox', name, value: o.value, checked: o.default || null }),
  );
  const words = (o) =>
    h(
      'span',
      {},
      h('span', { class: 'label' }, emojiText(o.emoji), o.label),
      o.description && h('span', { class: 'desc' }, o.description),
    );
  const chosen = () => inputs.filter((x) => x.checked).map((x) => x.value);
  const min = c.min_values ?? (f.need ? 1 : 0);
  const max = c.max_values ?? c.options.length;
  const check = () => {
    const n = chosen().length;
    if (!n) return f.need ? W.fieldNeeded : null;
    return !one && (n < min || n > max) ? W.tooMany(min, max) : null;
  };
  Object.assign(f, {
    ownLabel: true,
    control: h(
      'fieldset',
      { class: 'choices', id: f.id },
      h('legend', {}, f.label, f.tag),
      c.options.map((o, i) => h('label', { class: 'choice' }, inputs[i], words(o))),
    ),
    focus: inputs[0],
    many: !one,
    read: () => (one ? (chosen()[0] ?? null) : chosen()),
    check,
  });
}

function checkbox(f) {
  const box = h('input', { type: 'checkbox', id: f.id, checked: f.c.default || null });
  const control = h('label', { class: 'choice' }, box, h('span', {}, f.label));
  Object.assign(f, { ownLabel: true, control, focus: box, read: () => box.checked, check: () => null });
}

function notDrawn(f) {
  const control = h('p', { class: 'unknown', id: f.id, tabindex: -1 }, W.notDrawn(f.c.type));
  Object.assign(f, { control, focus: control, many: f.c.type === FILE_UPLOAD, read: () => [], check: () => null });
}
