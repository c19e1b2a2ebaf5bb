// Select menu: a button that opens a list. Desktop: beside the button. Phone: a sheet at the bottom, thumbs reach it.
import { h, uid } from './dom.js';
import { icon } from './icons.js';
import { Listbox } from './listbox.js';
import { W } from './words.js';

let current = null;
export const closeSelect = () => current?.close(false);

/**
 * A select menu over options {value, label, description?, emoji?, lead?, default?}. onSend(values) is called when a choice was
 * made. The returned element has values() and button (the part that takes the focus).
 */
export function select({ options, placeholder, min = 1, max = 1, disabled, label, key, onSend, name }) {
  const title = label ?? placeholder ?? W.choosePlain;
  const multi = max > 1 || min === 0;
  let chosen = new Set(options.filter((o) => o.default).map((o) => o.value));
  const text = h('span', { class: 'select-text' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'select',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      disabled,
      id: name,
      data: { key },
    },
    text,
    icon('chevron', 18),
  );
  function show() {
    const labels = options
      .filter((o) => chosen.has(o.value))
      .map((o) => o.label)
      .join(', ');
    text.textContent = labels || placeholder || W.choosePlain;
    text.classList.toggle('empty', !labels);
    button.setAttribute('aria-label', labels ? `${title}: ${labels}` : title);
  }
  show();

  function openIt() {
    if (button.getAttribute('aria-disabled') === 'true') return; // another press of this message is under way
    closeSelect();
    const lb = new Listbox({ label: title, multi, onPick: pick });
    lb.chosen = new Set(chosen);
    lb.el.tabIndex = 0;
    lb.target = lb.el;
    const hint = h('span', { class: 'select-hint', id: uid('hint') });
    const use = h('button', { type: 'button', class: 'btn primary', on: { click: () => close(true) } });
    const foot = multi && h('div', { class: 'popup-foot' }, hint, use);
    const pop = h(
      'div',
      { class: 'popup', popover: 'manual' },
      h('div', { class: 'sheet-title', 'aria-hidden': 'true' }, title),
      lb.el,
      foot,
    );
    const valid = () => lb.chosen.size >= min && lb.chosen.size <= max;
    function count() {
      hint.classList.remove('full');
      hint.textContent = W.choose(min, max);
      use.textContent = W.use(lb.chosen.size);
      use.disabled = !valid();
    }
    if (multi) {
      count();
      lb.el.setAttribute('aria-describedby', hint.id);
    }
    lb.set(
      options.map((o) => ({
        value: o.value,
        label: o.label,
        description: o.description,
        lead: o.lead ?? emojiText(o.emoji),
      })),
      {
        active: Math.max(
          0,
          options.findIndex((o) => chosen.has(o.value)),
        ),
      },
    );

    function pick(it) {
      if (!it) return;
      if (!multi) {
        lb.chosen = new Set([it.value]);
        close(true);
        return;
      }
      if (!lb.chosen.has(it.value) && lb.chosen.size >= max) {
        if (max > 1) return void hint.classList.add('full');
        lb.chosen.clear();
      }
      lb.toggle(it.value);
      count();
    }
    function close(send, refocus = true) {
      if (current?.pop !== pop) return;
      current = null;
      document.removeEventListener('pointerdown', outside, true);
      pop.hidePopover();
      pop.remove();
      button.setAttribute('aria-expanded', 'false');
      button.removeAttribute('aria-controls');
      if (refocus && button.isConnected) button.focus();
      if (!send) return;
      const before = chosen;
      chosen = new Set(options.map((o) => o.value).filter((v) => lb.chosen.has(v)));
      show();
      const same = chosen.size === before.size && [...before].every((v) => chosen.has(v));
      if (!multi || !same) onSend?.([...chosen]);
    }
    // leaving by a click beside it sends a finished multiple choice, as Discord does; Escape never sends
    function outside(e) {
      if (pop.contains(e.target)) return;
      if (button.contains(e.target)) e.preventDefault();
      close(multi && valid(), false);
    }
    lb.el.addEventListener('keydown', (e) => {
      if (lb.key(e, { typeahead: true })) return;
      if (e.key !== ' ' && e.key !== 'Enter') return;
      e.preventDefault();
      if (e.key === ' ' || !multi) lb.onPick(lb.active);
      else if (valid()) close(true);
    });
    pop.addEventListener('keydown', (e) => {
      if (e.key === 'Escape') {
        e.preventDefault();
        e.stopPropagation();
        close(false);
      } else if (e.key === 'Tab' && (!multi || e.shiftKey === (document.activeElement === lb.el))) {
        e.preventDefault();
        close(multi && valid());
      }
    });
    (button.closest('dialog') ?? document.body).append(pop);
    pop.showPopover();
    place(pop, button);
    button.setAttribute('aria-expanded', 'true');
    button.setAttribute('aria-controls', lb.el.id);
    current = { pop, close };
    lb.el.focus({ preventScroll: true });
    document.addEventListener('pointerdown', outside, true);
  }
  const isOpen = () => current?.pop.isConnected && button.getAttribute('aria-expanded') === 'true';
  button.addEventListener('click', () => (isOpen() ? closeSelect() : openIt()));
  button.addEventListener('keydown', (e) => {
    if (e.key !== 'ArrowDown' && e.key !== 'ArrowUp') return;
    e.preventDefault();
    e.stopPropagation();
    openIt();
  });
  return Object.assign(h('div', { class: 'select-box' }, button), { values: () => [...chosen], button });
}

/** An emoji of a component: the character, or the name of a custom one (the table keeps no pictures of those). */
export const emojiText = (e) => (e?.id ? `:${e.name}:` : (e?.name ?? null));

/** Puts a popup beside its anchor, or makes it a sheet at the bottom of a phone. */
export function place(pop, anchor) {
  if (matchMedia('(max-width: 640px)').matches) {
    pop.classList.add('sheet');
    return;
  }
  const { left, right, width, ...box } = anchor.getBoundingClientRect().toJSON();
  const inView = (y) => Math.min(Math.max(y, 8), innerHeight - 8); // the anchor may be scrolled away: a tall message
  const top = inView(box.top);
  const bottom = inView(box.bottom);
  const below = innerHeight - bottom - 16;
  const above = top - 16;
  pop.style.minWidth = `${Math.min(width, 340)}px`;
  const r = pop.getBoundingClientRect();
  const up = r.height > below && above > below;
  if (up && width > 200 && innerWidth - right > r.width + 16) {
    // the board is above: do not cover what one chooses from
    pop.style.left = `${right + 8}px`;
    pop.style.top = `${Math.max(8, Math.min(top, innerHeight - r.height - 12))}px`;
    return;
  }
  pop.style.maxHeight = `${Math.max(160, up ? above : below)}px`;
  pop.style.left = `${Math.max(8, Math.min(left, innerWidth - r.width - 8))}px`;
  if (up) pop.style.bottom = `${innerHeight - top + 6}px`;
  else pop.style.top = `${bottom + 6}px`;
}
