// The list of messages of the open channel: which are drawn, and how they come, change and go.
import { announce } from './announce.js';
import { h } from './dom.js';
import { makeFeedKeys } from './feedkeys.js';
import { makeMessages } from './message.js';
import { pressOf } from './pending.js';
import { makeScroll } from './scroll.js';
import { closeSelect } from './select.js';
import { spoken, worthSaying } from './spoken.js';
import { channelName, find, list, on, state } from './state.js';
import { W } from './words.js';

const PAGE = 40; // messages drawn at once; older ones come in pages of the same size
const KEEP = 240; // drawn messages above which the oldest are taken out while one reads the newest
const SAY_EDIT_MS = 1500; // edits of one message within this time are said once: a race must not talk without end

/** Builds the feed into `scroller`; `menu(m, button)` opens a message's menu, `fillCommand(name)` starts a command. */
export function makeFeed({ scroller, wire, ctx, menu, fillCommand, focusComposer }) {
  const ol = h('ol', { class: 'feed', id: 'feed', tabindex: -1 });
  const older = h('button', { type: 'button', class: 'btn quiet older', on: { click: () => showOlder(true) } });
  const top = h('div', { class: 'feed-top' });
  scroller.append(top, ol);

  const nodes = new Map(); // message id -> li
  let first = 0; // index in the channel of the first drawn message
  let asking = false; // older messages are on their way
  const near = (id) => nodes.get(id)?.previousElementSibling ?? nodes.get(id)?.nextElementSibling;
  const { draw, showPress } = makeMessages({ wire, ctx, menu, show, near });
  const scroll = makeScroll({ scroller, ol, nodeOf: (id) => nodes.get(id), show, nearTop: showOlder, focusComposer });
  const keys = makeFeedKeys({ ol, older: showOlder, goTo, focusComposer });

  // ---- a channel is opened ----
  function openChannel({ cid, mid }) {
    closeSelect();
    scroll.reset();
    const ms = list(cid);
    const unread = state.unread.get(cid);
    nodes.clear();
    asking = false;
    ol.setAttribute('aria-label', W.messagesIn(channelName(state.channels.get(cid)) ?? W.directMessage));
    older.textContent = W.older;
    first = Math.max(0, ms.length - PAGE);
    const wanted = mid ? ms.findIndex((m) => m.id === mid) : -1;
    if (wanted >= 0) first = Math.min(first, Math.max(0, wanted - 10));
    let divider = null;
    const items = ms.slice(first).flatMap((m) => {
      const li = place(m);
      if (m.id !== unread?.from) return [li];
      divider = h(
        'li',
        { class: 'new-line', role: 'separator', 'aria-label': W.newMessages },
        h('span', {}, W.newLine),
      );
      return [divider, li];
    });
    ol.replaceChildren(...items);
    drawTop();
    if (wanted >= 0) show(mid);
    else if (divider) {
      divider.scrollIntoView({ block: 'start' });
      scroller.scrollTop -= 48;
    } else scroll.toEnd();
    scroll.measure();
  }
  function place(m) {
    const li = draw(m);
    nodes.set(m.id, li);
    return li;
  }
  function drawTop() {
    const cid = state.current;
    const ms = list(cid);
    const begin = () =>
      h(
        'div',
        { class: 'begin' },
        h('p', {}, W.begin(channelName(state.channels.get(cid)) ?? W.directMessage)),
        !ms.length && tryPlay(),
      );
    top.replaceChildren(first > 0 || !state.complete.has(cid) ? older : begin());
  }
  function tryPlay() {
    if (!state.commands.some((c) => c.name === 'play')) return null;
    return h(
      'p',
      {},
      h('button', { type: 'button', class: 'btn primary', on: { click: () => fillCommand('play') } }, W.tryPlay),
    );
  }

  // ---- older messages: first those in memory, then those of the table ----
  function showOlder(byHand) {
    if (first > 0) return drawOlder(byHand);
    if (asking || state.complete.has(state.current)) return;
    asking = wire.history(state.current);
  }
  function drawOlder(byHand) {
    const ms = list(state.current);
    const was = first;
    const height = scroller.scrollHeight;
    const y = scroller.scrollTop;
    first = Math.max(0, first - PAGE);
    const next = ol.firstElementChild;
    ol.prepend(...ms.slice(first, was).map(place));
    if (ms[was] && nodes.has(ms[was].id)) draw(ms[was], nodes.get(ms[was].id)); // it may now be grouped
    drawTop();
    scroller.scrollTop = y + scroller.scrollHeight - height;
    if (byHand) next?.previousElementSibling?.focus({ preventScroll: true });
  }

  on('history', ({ cid, count }) => {
    if (cid !== state.current) return;
    const byHand = document.activeElement === older;
    asking = false;
    first += count;
    if (count) drawOlder(byHand);
    else drawTop();
  });
  function show(id) {
    const i = list(state.current).findIndex((m) => m.id === id);
    if (i < 0) return;
    while (first > i) drawOlder();
    const li = nodes.get(id);
    scroll.unpin();
    li.scrollIntoView({ block: 'center' });
    li.focus({ preventScroll: true });
    li.classList.remove('flash');
    void li.offsetWidth; // starts the animation again
    li.classList.add('flash');
  }
  // ---- messages come, change and go ----
  on('open', openChannel);
  on('commands', () => state.current && drawTop()); // the bot has come: now a table can be opened
  on('message:add', (m) => {
    if (m.channel_id !== state.current) return;
    const ms = list(m.channel_id);
    const i = ms.indexOf(m);
    if (i < first) {
      first++;
      return;
    }
    const next = ms.slice(i + 1).find((x) => nodes.has(x.id));
    const li = place(m);
    if (next) {
      nodes.get(next.id).before(li);
      draw(next, nodes.get(next.id)); // it may stand under another author now
    } else ol.append(li);
    if (ms.length === 1) drawTop();
    const mine = m.author.id === state.me.id || m.interaction_metadata?.user?.id === state.me.id;
    thin(ms);
    if (mine) scroll.release(); // an answer to me is what I am waiting for
    if (!scroll.pinned && !mine) scroll.countNew();
    scroll.settle(scroll.pinned || mine);
    if (m.author.id !== state.me.id && !m.local) announce(spoken(m, ctx));
  });
  // an evening of play must not grow the page for ever
  function thin(ms) {
    if (!scroll.pinned || nodes.size <= KEEP || ol.contains(document.activeElement)) return;
    for (const old of ms.slice(first, first + PAGE * 3)) {
      nodes.get(old.id)?.remove();
      nodes.delete(old.id);
    }
    first += PAGE * 3;
    drawTop();
  }
  const saidAt = new Map(); // message id -> when its last edit was said
  on('message:update', ({ m, old }) => {
    const li = nodes.get(m.id);
    if (!li || m.channel_id !== state.current) return;
    const focused = li.contains(document.activeElement) ? document.activeElement : null;
    const key = focused?.dataset.key;
    draw(m, li);
    // the same control if it is still there, else the message itself: never back to the top of the page
    if (focused && (document.activeElement !== focused || focused.disabled)) {
      const same = key && [...li.querySelectorAll('[data-key]')].find((x) => x.dataset.key === key && !x.disabled);
      (same || li).focus({ preventScroll: true });
    }
    scroll.settle();
    if (!worthSaying(m, old) || Date.now() - (saidAt.get(m.id) ?? 0) < SAY_EDIT_MS) return;
    saidAt.set(m.id, Date.now());
    announce(`${W.changed}. ${spoken(m, ctx)}`);
  });
  on('message:remove', (m) => {
    if (m.channel_id !== state.current) return;
    const li = nodes.get(m.id);
    if (!li) {
      first = Math.max(0, first - 1);
      return;
    }
    const next = li.contains(document.activeElement) && near(m.id);
    if (li.querySelector('[aria-expanded=true]')) closeSelect();
    li.remove();
    nodes.delete(m.id);
    if (next) next.focus({ preventScroll: true });
    scroll.settle();
  });
  on('channels', ({ added }) => {
    const m = added && find(state.current, added.id);
    if (m && nodes.has(m.id)) draw(m, nodes.get(m.id)); // a thread was opened from this message
  });
  on('pending', (m) => {
    const li = nodes.get(m.id);
    if (!li) return;
    showPress(li, m.id);
    const press = pressOf(m.id);
    if (press?.status !== 'failed') return;
    announce(W.failed, { now: true });
    if (scroll.pinned) scroll.toEnd();
  });

  function goTo(li) {
    scroll.unpin();
    li.focus({ preventScroll: true });
    li.scrollIntoView({ block: li.offsetHeight > scroller.clientHeight ? 'end' : 'nearest' });
    scroll.measure();
  }
  return { toEnd: scroll.toEnd, focusNewest: keys.focusNewest };
}
