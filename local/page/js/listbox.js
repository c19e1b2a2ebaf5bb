// One list of options for select menus and for the command line: same look, same keys, same semantics.
// The caller decides where the focus is (in the list, or in a text field that points here with aria-activedescendant).
import { h, uid } from './dom.js';
import { icon } from './icons.js';

export class Listbox {
  constructor({ label, multi = false, onPick }) {
    this.onPick = onPick;
    this.multi = multi;
    this.items = [];
    this.index = -1;
    this.chosen = new Set();
    this.el = h('div', {
      class: 'listbox',
      role: 'listbox',
      id: uid('lb'),
      'aria-label': label,
      'aria-multiselectable': multi || null,
    });
    // pointerdown must not move the focus out of the text field
    this.el.addEventListener('pointerdown', (e) => {
      if (!this.el.contains(document.activeElement)) e.preventDefault();
    });
    this.el.addEventListener('click', (e) => {
      const o = e.target.closest('[role=option]');
      if (o) {
        this.activate(+o.dataset.i);
        this.onPick(this.items[this.index]);
      }
    });
  }
  set(items, { active = 0 } = {}) {
    this.items = items;
    this.index = -1;
    this.el.replaceChildren();
    let group = null,
      box = this.el;
    items.forEach((it, i) => {
      if (it.group && it.group !== group) {
        const id = uid('g');
        group = it.group;
        box = h(
          'div',
          { role: 'group', 'aria-labelledby': id },
          h('div', { class: 'lb-group', id, role: 'presentation' }, group),
        );
        this.el.append(box);
      }
      box.append(
        h(
          'div',
          {
            role: 'option',
            class: 'option',
            id: uid('o'),
            data: { i },
            'aria-selected': String(this.chosen.has(it.value)),
            'aria-disabled': it.disabled || null,
          },
          this.multi && h('span', { class: 'box', 'aria-hidden': 'true' }, icon('check', 16)),
          it.lead && h('span', { class: 'lead', 'aria-hidden': 'true' }, it.lead),
          h(
            'span',
            { class: 'words' },
            h(
              'span',
              { class: 'label' },
              it.label,
              it.chips?.map((c) => h('span', { class: `optchip${c.required ? ' req' : ''}` }, c.name)),
            ),
            it.description && h('span', { class: 'desc' }, it.description),
          ),
          !this.multi && this.chosen.has(it.value) && icon('check', 18),
        ),
      );
    });
    this.activate(items.length ? Math.min(active, items.length - 1) : -1);
  }
  get options() {
    return [...this.el.querySelectorAll('[role=option]')];
  }
  get active() {
    return this.items[this.index];
  }
  activate(i) {
    const os = this.options;
    os[this.index]?.classList.remove('active');
    this.index = i;
    const o = os[i];
    this.target?.removeAttribute('aria-activedescendant');
    if (!o) return;
    o.classList.add('active');
    o.scrollIntoView({ block: 'nearest' });
    this.target?.setAttribute('aria-activedescendant', o.id);
  }
  toggle(value, on = !this.chosen.has(value)) {
    on ? this.chosen.add(value) : this.chosen.delete(value);
    this.options.forEach((o, i) => o.setAttribute('aria-selected', String(this.chosen.has(this.items[i].value))));
  }
  // true when the key was for the list
  key(e, { typeahead = false } = {}) {
    const n = this.items.length;
    if (!n || e.altKey || e.ctrlKey || e.metaKey) return false;
    const to = {
      ArrowDown: (this.index + 1) % n,
      ArrowUp: (this.index - 1 + n) % n,
      ...(typeahead ? { Home: 0, End: n - 1 } : {}),
      PageDown: Math.min(n - 1, this.index + 6),
      PageUp: Math.max(0, this.index - 6),
    }[e.key];
    if (to != null) {
      e.preventDefault();
      this.activate(to);
      return true;
    }
    if (typeahead && e.key.length === 1 && e.key !== ' ') {
      clearTimeout(this.t);
      this.typed = (this.typed ?? '') + e.key.toLowerCase();
      this.t = setTimeout(() => {
        this.typed = '';
      }, 700);
      const from = this.typed.length > 1 ? this.index : this.index + 1;
      for (let k = 0; k < n; k++) {
        const i = (from + k) % n;
        if (this.items[i].label.toLowerCase().startsWith(this.typed)) {
          this.activate(i);
          break;
        }
      }
      return true;
    }
    return false;
  }
}
