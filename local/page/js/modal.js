// A modal of the bot: native dialog (focus trap, Escape, inert page), one form, errors beside their field.
import { announce } from './announce.js';
import { dots } from './components.js';
import { h, uid } from './dom.js';
import { makeField } from './fields.js';
import { icon } from './icons.js';
import { markdown } from './markdown.js';
import { W } from './words.js';

const ROW = 1,
  TEXT = 10,
  LABEL = 18;

/** Shows the modal `d`. send(components, done) sends the answers; done(failed) comes back. */
export function modal(d, { send, ctx }) {
  const back = document.activeElement;
  const fields = [];
  const answers = []; // as Discord expects them: each answer in the row or label it stood in
  const body = d.components.map((c) => {
    if (c.type === TEXT) return h('div', { class: 'md' }, markdown(c.content, ctx));
    if (c.type === ROW) {
      const row = c.components.map((x) => makeField(x));
      fields.push(...row);
      answers.push(() => ({ type: ROW, components: row.map((f) => f.answer()) }));
      return row.map((f) => f.el);
    }
    if (c.type === LABEL) {
      const f = makeField(c.component, c.label, c.description);
      fields.push(f);
      answers.push(() => ({ type: LABEL, component: f.answer() }));
      return f.el;
    }
    return h('p', { class: 'unknown' }, W.notDrawn(c.type));
  });
  const status = h('p', { class: 'modal-status', role: 'alert' });
  const go = h('button', { type: 'submit', class: 'btn primary' }, h('span', { class: 'btn-label' }, W.submit), dots());
  const wait = (v) => {
    go.classList.toggle('busy', v);
    if (v) go.setAttribute('aria-busy', 'true');
    else go.removeAttribute('aria-busy');
  };
  function submit(e) {
    e.preventDefault();
    if (go.hasAttribute('aria-busy')) return;
    const wrong = fields.map((f) => ({ f, said: f.check() })).filter((x) => x.said);
    if (wrong.length) {
      wrong[0].f.focus.focus();
      announce(wrong[0].said, { now: true });
      return;
    }
    wait(true);
    status.textContent = '';
    send(
      answers.map((a) => a()),
      (failed) => {
        if (!failed) return dlg.close();
        wait(false);
        status.textContent = W.notArrived;
      },
    );
  }
  const title = uid('t');
  const cross = h(
    'button',
    { type: 'button', class: 'tool', 'aria-label': W.cancel, on: { click: () => dlg.close() } },
    icon('close'),
  );
  const cancel = h('button', { type: 'button', class: 'btn quiet', on: { click: () => dlg.close() } }, W.cancel);
  const form = h(
    'form',
    { novalidate: true, on: { submit } },
    h('header', { class: 'modal-head' }, h('h2', { id: title }, d.title), cross),
    h('div', { class: 'modal-body' }, body),
    h('footer', { class: 'modal-foot' }, status, cancel, go),
  );
  // not closed by a click beside it: typed words must not be lost by a slip of the thumb
  const dlg = h('dialog', { class: 'modal', 'aria-labelledby': title }, form);
  dlg.addEventListener('close', () => {
    dlg.remove();
    if (back?.isConnected) back.focus();
  });
  document.body.append(dlg);
  dlg.showModal();
  (fields[0]?.focus ?? go).focus();
}
