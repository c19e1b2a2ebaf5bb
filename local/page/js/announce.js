// Screen readers: two polite/assertive regions for the whole page. The feed itself is NOT a live region, because a
// live feed reads every button and every older message that is paged in.
let politeQueue = [],
  timer;
export function announce(text, { now = false } = {}) {
  if (!text) return;
  if (now) {
    const r = document.getElementById('live-now');
    if (r) {
      r.textContent = '';
      requestAnimationFrame(() => {
        r.textContent = text;
      });
    }
    return;
  }
  politeQueue.push(text);
  clearTimeout(timer); // several events of one move become one sentence group
  timer = setTimeout(() => {
    const r = document.getElementById('live');
    if (r) r.textContent = politeQueue.slice(-4).join('. ');
    politeQueue = [];
  }, 250);
}
