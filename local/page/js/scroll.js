// Where the feed is scrolled: the newest message stays in view, a pressed control stays in place, and what is out of view is one
// press away (the newest message, the board that waits for me).
import { h } from './dom.js';
import { icon } from './icons.js';
import { canAct } from './message.js';
import { isEphemeral, list, mentionsMe, setAtEnd, state } from './state.js';
import { W } from './words.js';

const END_PX = 60; // nearer than this to the end counts as being there
const NEAR_TOP_PX = 400; // scrolling up to here brings older messages
const FAR_PX = 300; // so far from the end the way back is offered, also when nothing is new
const HOLD_MS = 1500; // so long after a press its control keeps its place on the screen

/** `nodeOf(id)` is a drawn message, `show(id)` brings one into view, `nearTop()` asks for older ones. */
export function makeScroll({ scroller, ol, nodeOf, show, nearTop, focusComposer }) {
  let pinned = true; // the newest message is kept in view
  let newBelow = 0;
  let turnId = null;
  let hold = null; // {el, top, timer}: a control that was pressed a moment ago

  const pill = (cls, press, text) =>
    h('button', { type: 'button', class: cls, hidden: true, on: { click: press } }, icon('down', 18), text);
  const jumpText = h('span', {});
  const turnText = h('span', {});
  const toNewest = () => {
    toEnd();
    focusComposer();
  };
  const jump = pill('jump', toNewest, jumpText);
  const turn = pill('jump turn', () => show(turnId), turnText);
  scroller.after(jump, turn);

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
    jump.hidden = pinned || (gap() < FAR_PX && !newBelow);
    jumpText.textContent = W.toNewest(newBelow);
    showTurn();
  }
  // chat may push the board away
  function showTurn() {
    const m = list(state.current).findLast((x) => mentionsMe(x) && canAct(x) && !isEphemeral(x));
    const r = m && nodeOf(m.id)?.getBoundingClientRect();
    const s = scroller.getBoundingClientRect();
    turnId = m?.id ?? null;
    turn.hidden = !m || (!!r && r.bottom > s.top + 40 && r.top < s.bottom - 40);
    turnText.textContent = W.yourTurn;
    turn.querySelector('svg').style.rotate = !r || r.top < s.top ? '180deg' : '0deg';
  }

  // many messages in one frame cost one layout
  let due = 0;
  let wantEnd = false;
  function settle(end = pinned) {
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
      settle();
    };
    hold = { el, top: el.getBoundingClientRect().top, timer: setTimeout(end, HOLD_MS) };
  });
  for (const kind of ['wheel', 'touchmove']) scroller.addEventListener(kind, release, { passive: true });

  let lastTop = 0;
  function scrolled() {
    if (hold) return;
    const up = scroller.scrollTop < lastTop;
    // a picture that grows below moves the end away without anybody scrolling up: then it stays pinned
    if (up || gap() < END_PX || !pinned) measure();
    if (up && scroller.scrollTop < NEAR_TOP_PX) nearTop();
    lastTop = scroller.scrollTop;
  }
  scroller.addEventListener('scroll', scrolled, { passive: true });
  const stay = new ResizeObserver(() => keepPlace() || (pinned && (scroller.scrollTop = scroller.scrollHeight)));
  stay.observe(ol);
  stay.observe(scroller);

  return {
    toEnd,
    measure,
    /** After a change: to the end if `end` (or if it was there), else only the pills are brought up to date. */
    settle,
    release,
    get pinned() {
      return pinned;
    },
    /** The reader goes elsewhere: the newest message is no longer followed. */
    unpin() {
      pinned = false;
    },
    /** Another channel is shown. */
    reset() {
      release();
      pinned = true;
      newBelow = 0;
    },
    countNew() {
      newBelow++;
    },
  };
}
