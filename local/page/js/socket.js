// The line to the table: identify, reconnect with backoff, keep what must not be lost. Knows frames, not their meaning.
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
const UNKNOWN_TOKEN = 4004; // Discord's close code "authentication failed"

/**
 * Opens the line and keeps it open. `dispatch(t, d)` gets every event; `online(bool)` every change of the line;
 * `refused()` is called once when the table does not know the token, after which nothing is tried again.
 */
export function connect({ token, dispatch, online, refused, path = '/api/local/ws' }) {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let ws = null;
  let ready = false;
  let tries = 0;
  let retry = 0;
  let closed = false;

  function open() {
    clearTimeout(retry);
    retry = 0;
    ws = new WebSocket(url);
    const mine = ws;
    mine.addEventListener('open', () => mine.send(JSON.stringify({ op: 'identify', token })));
    mine.addEventListener('message', ({ data }) => {
      const { t, d } = JSON.parse(data);
      if (t === 'READY') {
        ready = true;
        tries = 0;
      }
      dispatch(t, d);
      if (t === 'READY') online(true);
    });
    mine.addEventListener('close', ({ code }) => {
      ready = false;
      if (closed) return;
      online(false);
      if (code === UNKNOWN_TOKEN) {
        closed = true;
        refused();
        return;
      }
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries++);
      retry = setTimeout(open, wait * (0.75 + Math.random() / 2)); // not all tabs in the same moment
    });
  }
  const now = () => retry && document.visibilityState === 'visible' && open();
  addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  open();

  return {
    /** Sends a frame if the line stands; false if it does not. */
    send(frame) {
      if (!ready || ws.readyState !== WebSocket.OPEN) return false;
      ws.send(JSON.stringify(frame));
      return true;
    },
    close() {
      closed = true;
      clearTimeout(retry);
      ws.close();
    },
  };
}
