// The list of messages of the open channel: which are drawn, where it is scrolled, what is new, how keys walk through it.
import { announce } from './announce.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { canAct, makeMessages } from './message.js';
import { pressOf } from './pending.js';
import { closeSelect } from './select.js';
import { spoken, worthSaying } from './spoken.js';
import { channelName, find, isEphemeral, list, mentionsMe, on, setAtEnd, state } from './state.js';
import { W } from './words.js';

const PAGE = 40; // messages drawn at once; older ones come in pages of the same size
const KEEP = 240; // drawn messages above which the oldest are taken out while one reads the newest
const END_PX = 60; // nearer than this to the end counts as being there
const NEAR_TOP_PX = 400; // scrolling up to here brings older messages
const HOLD_MS = 1500; // so long after a press its control keeps its place on the screen
const SAY_EDIT_MS = 1500; // edits of one message within this time are said once: a race must not talk without end

/** Builds the feed into `scroller`; `menu(m, button)` opens a message's menu, `fillCommand(name)` starts a command. */
export function makeFeed({ scroller, wire, ctx, menu, fillCommand, focusComposer }) {
  const ol = h('ol', { class: 'feed', id: 'feed', tabindex: -1 });
  const older = h('button', { type: 'button', class: 'btn quiet older', on: { click: () => showOlder(true) } });
  const top = h('div', { class: 'feed-top' });
  const jumpText = h('span', {});
  const toNewest = () => {
    toEnd();
    focusComposer();
  };
  const jump = h(
    'button',
    { type: 'button', class: 'jump', hidden: true, on: { click: toNewest } },
    icon('down', 18),
    jumpText,
  );
  const turnText = h('span', {});
  const turn = h(
    'button',
    { type: 'button', class: 'jump turn', hidden: true, on: { click: () => show(turnId) } },
    icon('down', 18),
    turnText,
  );
  scroller.append(top, ol);
  scroller.after(jump, turn);

  const nodes = new Map(); // message id -> li
  let first = 0; // index in the channel of the first drawn message
  let pinned = true; // the newest message is kept in view
  let newBelow = 0;
  let turnId = null;
  let asking = false; // older messages are on their way
  const near = (id) => nodes.get(id)?.previousElementSibling ?? nodes.get(id)?.nextElementSibling;
  const { draw, showPress } = makeMessages({ wire, ctx, menu, show: (id) => show(id), near });

  // ---- a channel is opened ----
  function openChannel({ cid, mid }) {
    closeSelect();
    release();
    const ms = list(cid);
    const unread = state.unread.get(cid);
    nodes.clear();
    newBelow = 0;
    asking = false;
    ol.setAttribute('aria-label', W.messagesIn(channelName(state.channels.get(cid)) ?? W.directMessage));
    older.textContent = W.older;
    turnText.textContent = W.yourTurn;
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
    pinned = true;
    if (wanted >= 0) show(mid);
    else if (divider) {
      divider.scrollIntoView({ block: 'start' });
      scroller.scrollTop -= 48;
    } else toEnd();
    measure();
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
  // ---- where it is scrolled ----
  function show(id) {
    const i = list(state.current).findIndex((m) => m.id === id);
    if (i < 0) return;
    while (first > i) drawOlder();
    const li = nodes.get(id);
    pinned = false;
    li.scrollIntoView({ block: 'center' });
    li.focus({ preventScroll: true });
    li.classList.remove('flash');
    void li.offsetWidth; // starts the animation again
    li.classList.add('flash');
  }
  const gap = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
  function toEnd() {
    pinned = true;
    scroller.scrollTop = scroller.scrollHeight;
    measure();
  }
  function measure() {
    pinned = gap() < END_PX;
    if (pinned) newBelow = 0;
    setAtEnd(pinned);
    jump.hidden = pinned || (gap() < 300 && !newBelow);
    jumpText.textContent = W.toNewest(newBelow);
    showTurn();
  }
  // chat may push the board away: what waits for me is never more than one press away
  function showTurn() {
    const m = list(state.current).findLast((x) => mentionsMe(x) && canAct(x) && !isEphemeral(x));
    const li = m && nodes.get(m.id);
    const r = li?.getBoundingClientRect();
    const s = scroller.getBoundingClientRect();
    turnId = m?.id ?? null;
    turn.hidden = !m || (!!li && r.bottom > s.top + 40 && r.top < s.bottom - 40);
    turn.querySelector('svg').style.rotate = !li || r.top < s.top ? '180deg' : '0deg';
  }
  let due = 0;
  let wantEnd = false;
  // many messages in one frame cost one layout
  function settle(end) {
    wantEnd ||= end;
    if (end) pinned = true;
    due ||= requestAnimationFrame(() => {
      due = 0;
      if (keepPlace()) return;
      if (wantEnd) toEnd();
      else measure();
      wantEnd = false;
    });
  }
  // What others do must not push a control away from under a thumb that has just pressed it and may press again.
  let hold = null; // {el, top, timer}
  function release() {
    clearTimeout(hold?.timer);
    hold = null;
  }
  function keepPlace() {
    if (!hold?.el.isConnected) return false;
    const moved = hold.el.getBoundingClientRect().top - hold.top;
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    return true;
  }
  ol.addEventListener('click', (e) => {
    const el = e.target.closest('.components .btn');
    if (!el) return;
    release();
    const end = () => {
      release();
      settle(pinned);
    };
    hold = { el, top: el.getBoundingClientRect().top, timer: setTimeout(end, HOLD_MS) };
  });
  for (const kind of ['wheel', 'touchmove']) scroller.addEventListener(kind, release, { passive: true });
  let lastTop = 0;
  scroller.addEventListener(
    'scroll',
    () => {
      // a picture that grows below moves the end away without anybody scrolling up: then it stays pinned
      if (hold) return;
      if (scroller.scrollTop < lastTop || gap() < END_PX || !pinned) measure();
      if (scroller.scrollTop < lastTop && scroller.scrollTop < NEAR_TOP_PX) showOlder();
      lastTop = scroller.scrollTop;
    },
    { passive: true },
  );
  const stay = new ResizeObserver(() => keepPlace() || (pinned && (scroller.scrollTop = scroller.scrollHeight)));
  stay.observe(ol);
  stay.observe(scroller);

  // ---- messages come, change and go ----
  on('open', openChannel);
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
    if (mine) release(); // an answer to me is what I am waiting for
    if (!pinned && !mine) newBelow++;
    settle(pinned || mine);
    if (m.author.id !== state.me.id && !m.local) announce(spoken(m, ctx));
  });
  // an evening of play must not grow the page for ever
  function thin(ms) {
    if (!pinned || nodes.size <= KEEP || ol.contains(document.activeElement)) return;
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
    settle(pinned);
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
    settle(pinned);
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
    if (pinned) toEnd();
  });

  // ---- keys: the message is the unit. Up and down walk, Enter goes in, Escape goes back to the command line ----
  const step = (li, d) => {
    let x = li;
    do x = d > 0 ? x.nextElementSibling : x.previousElementSibling;
    while (x && !x.matches('.msg'));
    return x;
  };
  const above = (li) => {
    const x = step(li, -1);
    if (x || !first) return x;
    drawOlder();
    return step(li, -1);
  };
  const last = () => [...ol.querySelectorAll('.msg')].at(-1);
  ol.addEventListener('keydown', (e) => {
    const li = e.target.closest('.msg');
    if (!li) return;
    if (e.key === 'Escape') {
      e.preventDefault();
      if (e.target === li) focusComposer();
      else li.focus();
      return;
    }
    if (e.target !== li || e.altKey || e.ctrlKey || e.metaKey) return;
    const walk = {
      ArrowUp: () => above(li),
      ArrowDown: () => step(li, 1),
      Home: () => ol.querySelector('.msg'),
      End: last,
    }[e.key];
    if (walk) {
      e.preventDefault();
      goTo(walk(), e.key);
    } else if (e.key === 'Enter') {
      e.preventDefault();
      const control = li.querySelector('.components :is(.btn, .select):not([disabled])');
      (control ?? li.querySelector('.enlarge, .msg-main a, .msg-main button:not(.more)'))?.focus();
    } else if (e.key.toLowerCase() === 'm') {
      e.preventDefault();
      li.querySelector('.more')?.click();
    }
  });
  function goTo(li, key) {
    if (!li) {
      if (key === 'ArrowDown') focusComposer();
      return;
    }
    pinned = false;
    li.focus({ preventScroll: true });
    li.scrollIntoView({ block: li.offsetHeight > scroller.clientHeight ? 'end' : 'nearest' });
    measure();
  }
  return {
    toEnd,
    show,
    focusNewest() {
      const li = last();
      li?.focus({ preventScroll: true });
      li?.scrollIntoView({ block: 'nearest' });
    },
  };
}
