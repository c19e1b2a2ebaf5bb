// Discord timestamps: <t:unix:style>. Relative ones keep themselves current.
const SHAPES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};
let styles;
let rtf;
/** Dates and times are written in this language from now on; the browser's own if it is undefined. */
export function setLocale(locale) {
  styles = Object.fromEntries(Object.entries(SHAPES).map(([k, v]) => [k, new Intl.DateTimeFormat(locale, v)]));
  rtf = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
}
setLocale();
const UNITS = [
  ['year', 31557600],
  ['month', 2629800],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];
function relative(date, now = Date.now()) {
  const s = Math.round((date - now) / 1000);
  const [u, n] = UNITS.find(([, length]) => Math.abs(s) >= length) ?? UNITS.at(-1);
  return rtf.format(Math.trunc(s / n), u);
}
export const format = (date, style = 'f') =>
  style === 'R' ? relative(date) : (styles[style] ?? styles.f).format(date);
export function timeEl(date, style) {
  const el = document.createElement('time');
  el.dateTime = date.toISOString();
  el.title = format(date, 'F');
  el.textContent = format(date, style);
  if (style === 'R') el.dataset.rel = '1';
  return el;
}
const dayKey = (d) => d.toDateString();
export const sameDay = (a, b) => dayKey(a) === dayKey(b);
export const clock = (d) => format(d, 't');
setInterval(
  () =>
    document.querySelectorAll('time[data-rel]').forEach((el) => {
      const s = relative(new Date(el.dateTime));
      if (s !== el.textContent) el.textContent = s; // no live region: a clock must not talk
    }),
  1000,
);
