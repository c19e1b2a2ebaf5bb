// One message as an <li>: drawn once, then changed in place (keep.js), so that an edit costs what changed and no more.
import { components, dots, patchComponents, showPending } from './components.js';
import { h } from './dom.js';
import { embed, patchEmbed } from './embed.js';
import { icon } from './icons.js';
import { keep } from './keep.js';
import { markdown, plain } from './markdown.js';
import { isBusy, pressOf } from './pending.js';
import { avatar } from './people.js';
import { fileLink, patchPicture, picture } from './picture.js';
import { IS_V2, isEphemeral, isLoading, list, mentionsMe, nameOf, open, removeLocal, state } from './state.js';
import { clock, format, sameDay, timeEl } from './time.js';
import { W } from './words.js';

const GROUP_MS = 7 * 60_000; // same author within 7 minutes: no second name line
const ADDED = 1,
  PINNED = 6,
  JOINED = 7,
  THREAD_OPENED = 18;

/** True when this message has a control that can be used now. */
export function canAct(m) {
  const walk = (cs) =>
    cs?.some((c) =>
      c.custom_id ? !c.disabled : walk(c.components) || (c.accessory?.custom_id && !c.accessory.disabled),
    );
  return !!walk(m.components);
}

/** Returns {draw, showPress}: draw(m, li?) draws a message or brings its <li> in line; showPress(li, id) shows a press. */
export function makeMessages({ wire, ctx, menu, show, near }) {
  const act = (m) => (c, values) => isBusy(m.id) || wire.component(m, c, values);
  const nameText = (u) => nameOf(u.id) ?? u.global_name ?? u.username;
  const author = (u) => h('span', { class: 'author' }, nameText(u), u.bot && h('span', { class: 'tag' }, W.app));

  function draw(m, li = h('li', { class: 'msg', tabindex: -1, data: { id: m.id } })) {
    const ms = list(m.channel_id);
    const prev = ms[ms.indexOf(m) - 1];
    const when = new Date(m.timestamp);
    const system = SYSTEM[m.type];
    const group = !system && grouped(m, prev);
    const day = !prev || !sameDay(when, new Date(prev.timestamp));
    li.className = classOf(m, { group, system, day });
    if (day)
      li.dataset.day = format(when, 'D'); // drawn by CSS for the eye; a screen reader gets dates from <time>
    else delete li.dataset.day;
    const body = () =>
      h('div', { class: 'msg-body' }, h('span', { class: 'avatar-gap' }), h('div', { class: 'msg-main' }));
    keep(li, [...reference(m), { key: 'body', sig: '', make: body }]);
    const [gap, main] = li.querySelector(':scope > .msg-body').children;
    const face = system ? 'system' : group ? 'none' : m.author.id;
    if (gap.dataset.face !== face) {
      gap.dataset.face = face;
      gap.classList.toggle('sysmark', !!system);
      gap.replaceChildren(
        ...(system ? [icon('thread', 18)] : group ? [] : [avatar(state.users.get(m.author.id) ?? m.author, 40)]),
      );
    }
    keep(
      main,
      system
        ? [systemLine(m, when), ...threadCard(m)]
        : [head(m, group, when), ...more(m), ...content(m), pressFailed()],
    );
    showPress(li, m.id);
    return li;
  }

  function classOf(m, { group, system, day }) {
    const forMe = mentionsMe(m) && !isEphemeral(m);
    return [
      'msg',
      group && 'grouped',
      isEphemeral(m) && 'ephemeral',
      forMe && 'for-me',
      forMe && canAct(m) && 'live',
      system && 'system',
      m.local && 'local',
      day && 'first-of-day',
    ]
      .filter(Boolean)
      .join(' ');
  }
  function grouped(m, prev) {
    const own = (x) => !x.interaction_metadata && !x.referenced_message && !isEphemeral(x) && !SYSTEM[x.type];
    return (
      prev &&
      own(m) &&
      !isEphemeral(prev) &&
      !SYSTEM[prev.type] &&
      prev.author?.id === m.author?.id &&
      Date.parse(m.timestamp) - Date.parse(prev.timestamp) < GROUP_MS &&
      sameDay(new Date(m.timestamp), new Date(prev.timestamp))
    );
  }

  // ---- around the contents ----
  function reference(m) {
    const from = m.interaction_metadata;
    const command = from && (m.interaction?.name ?? from.name);
    const reply =
      m.referenced_message ?? (m.message_reference?.message_id && m.referenced_message === null ? { id: null } : null);
    const who = from && (state.users.get(from.user?.id) ?? from.user);
    return [
      command &&
        who && {
          key: 'used',
          sig: command,
          make: () => h('div', { class: 'msg-ref' }, avatar(who, 18), h('span', {}, W.used(nameText(who), command))),
        },
      reply && { key: 'reply', sig: JSON.stringify([reply.id, reply.content]), make: () => replyLine(reply) },
    ].filter(Boolean);
  }
  function replyLine(r) {
    if (!r.id) return h('div', { class: 'msg-ref' }, icon('reply', 16), h('span', { class: 'clip' }, W.gone));
    const words = `${nameText(r.author)}: ${plain(r.content || W.picture, ctx)}`;
    return h(
      'button',
      { type: 'button', class: 'msg-ref linkish', on: { click: () => show(r.id) } },
      icon('reply', 16),
      h('span', { class: 'clip' }, words),
    );
  }
  function head(m, group, when) {
    const time = m.local === 'sending' ? W.sending : timeOf(when);
    return {
      key: 'head',
      sig: `${group}${m.local}${nameText(m.author)}`,
      make: () =>
        h('div', { class: `msg-head${group ? ' vh' : ''}` }, author(m.author), h('span', { class: 'when' }, time)),
    };
  }
  // before the contents: Shift+Tab from the command line then lands on the newest choice, not on this menu
  function more(m) {
    if (m.local) return [];
    const make = () => {
      const press = (e) => menu(state.messages.get(m.channel_id)?.find((x) => x.id === m.id) ?? m, e.currentTarget);
      return h(
        'button',
        {
          type: 'button',
          class: 'tool more',
          'aria-label': W.moreFor(nameText(m.author)),
          'aria-haspopup': 'menu',
          data: { key: 'more' },
          on: { click: press },
        },
        icon('more'),
      );
    };
    return [{ key: 'more', sig: '', make }];
  }
  // the day stands above, so the clock is enough for the eye; a listener may jump in anywhere and gets the day too
  function timeOf(d) {
    const t = timeEl(d, 't');
    t.textContent = clock(d);
    if (!sameDay(d, new Date())) t.append(h('span', { class: 'vh' }, `, ${format(d, 'D')}`));
    return t;
  }

  // ---- contents ----
  function content(m) {
    if (isLoading(m))
      return [
        { key: 'thinking', sig: '', make: () => h('p', { class: 'thinking' }, dots(), W.thinking(nameText(m.author))) },
      ];
    if (m.local === 'failed') return [{ key: 'failed', sig: '', make: () => failedLine(m) }];
    return [...words(m), ...files(m), ...embeds(m), ...controls(m), ...threadCard(m), ...onlyYou(m)];
  }
  function failedLine(m) {
    const again = () => {
      removeLocal(m);
      m.retry();
    };
    const button = (key, cls, press, text) =>
      h('button', { type: 'button', class: `btn ${cls}`, data: { key }, on: { click: press } }, text);
    return h(
      'div',
      {},
      m.content && h('div', { class: 'md' }, m.content),
      h('p', { class: 'fail' }, icon('warn', 18), m.content ? W.notSent : W.noAnswer),
      h(
        'div',
        { class: 'row' },
        button('retry', 'secondary', again, W.retry),
        button('dismiss', 'quiet', () => dismiss(m), W.dismiss),
      ),
    );
  }
  function dismiss(m) {
    const next = near(m.id);
    wire.dismiss(m);
    next?.focus();
  }
  function words(m) {
    if (!m.content || (m.flags ?? 0) & IS_V2) return [];
    const edited = m.edited_timestamp && !isEphemeral(m);
    const make = () => {
      const mark =
        edited && h('span', { class: 'edited', title: format(new Date(m.edited_timestamp), 'F') }, ` (${W.edited})`);
      const el = h('div', { class: `md${isOnlyEmoji(m.content) ? ' big-emoji' : ''}` }, markdown(m.content, ctx));
      const last = el.lastElementChild; // behind the last words, so that a first edit adds no line
      if (mark) (last?.localName === 'p' ? last : el).append(mark);
      return el;
    };
    return [{ key: 'words', sig: `${m.content}\n${!!edited}`, make }];
  }
  function files(m) {
    const used = new Set(
      JSON.stringify([m.components ?? [], m.embeds ?? []])
        .match(/attachment:\/\/[^"]+/g)
        ?.map((s) => s.slice(13)),
    );
    const left = (m.attachments ?? []).filter((a) => !used.has(a.filename) && !((m.flags ?? 0) & IS_V2));
    const isPicture = (a) => a.content_type?.startsWith('image/');
    const pictures = left.filter(isPicture);
    const parts = left
      .filter((a) => !isPicture(a))
      .map((a) => ({ key: `file:${a.id ?? a.filename}`, sig: JSON.stringify(a), make: () => fileLink(a) }));
    if (!pictures.length) return parts;
    const gallery = {
      key: `gallery:${pictures.length}`,
      sig: JSON.stringify(pictures),
      make: () =>
        h(
          'div',
          { class: `gallery n${Math.min(pictures.length, 4)}` },
          pictures.map((a) => picture(a)),
        ),
      patch: (node) => pictures.every((a, i) => patchPicture(node.children[i], a)),
    };
    return [gallery, ...parts];
  }
  const embeds = (m) =>
    (m.embeds ?? []).map((e, i) => ({
      key: `embed:${i}`,
      sig: JSON.stringify([e, JSON.stringify(e).includes('attachment://') && m.attachments]),
      make: () => embed(e, m, ctx),
      patch: (node) => patchEmbed(node, e, m, ctx),
    }));
  function controls(m) {
    if (!m.components?.length) return [];
    return [
      {
        key: 'components',
        sig: JSON.stringify([m.components, m.attachments]),
        make: () => components(m, act(m), ctx),
        patch: (node) => patchComponents(node, m, act(m), ctx),
      },
    ];
  }
  // a thread that was opened from a message has the message's id
  function threadCard(m) {
    const t = state.channels.get(m.id) ?? m.thread;
    if (!t) return [];
    const about = [t.message_count && W.replies(t.message_count), W.openThread].filter(Boolean).join(' · ');
    const make = () =>
      h(
        'button',
        { type: 'button', class: 'thread-card', data: { key: 'thread' }, on: { click: () => open(t.id) } },
        icon('thread', 20),
        h('span', { class: 'thread-name' }, t.name),
        h('span', { class: 'thread-more' }, about),
      );
    return [{ key: 'thread', sig: `${t.name}${about}`, make }];
  }
  function onlyYou(m) {
    if (!isEphemeral(m) || m.local) return [];
    const button = () =>
      h(
        'button',
        { type: 'button', class: 'linkish', data: { key: 'dismiss' }, on: { click: () => dismiss(m) } },
        W.dismiss,
      );
    return [
      {
        key: 'only-you',
        sig: '',
        make: () => h('p', { class: 'only-you' }, icon('eye', 18), h('span', {}, W.onlyYou), button()),
      },
    ];
  }

  // ---- lines of the table itself ----
  const SYSTEM = {
    [THREAD_OPENED]: (m) => [
      W.openedThread(nameText(m.author)),
      ' ',
      h(
        'button',
        { type: 'button', class: 'linkish', on: { click: () => open(m.message_reference?.channel_id) } },
        m.content,
      ),
    ],
    [ADDED]: (m) => W.added(nameText(m.author), nameOf(m.mentions?.[0]?.id) ?? W.someone),
    [PINNED]: (m) => W.pinned(nameText(m.author)),
    [JOINED]: (m) => W.satDown(nameText(m.author)),
  };
  function systemLine(m, when) {
    return {
      key: 'system',
      sig: m.content ?? '',
      make: () => h('p', { class: 'sysline' }, SYSTEM[m.type](m), ' ', h('span', { class: 'when' }, timeOf(when))),
    };
  }

  // ---- a press under way or failed ----
  const pressFailed = () => ({
    key: 'press-fail',
    sig: '',
    make: () => h('p', { class: 'fail press-fail', hidden: true }),
  });
  function showPress(li, id) {
    const press = pressOf(id);
    showPending(li, press);
    const line = li.querySelector('.press-fail');
    if (!line) return;
    line.hidden = press?.status !== 'failed';
    line.replaceChildren(...(line.hidden ? [] : [icon('warn', 18), W.failed]));
  }
  return { draw, showPress };
}

const isOnlyEmoji = (s) =>
  s.length < 30 &&
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s)+$/u.test(s) &&
  /\p{Extended_Pictographic}/u.test(s);
