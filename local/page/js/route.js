// The address of the tab: table.html#token=<token>/<channel>/<message>. The token stands in the fragment, which no request
// carries.
const parts = () => location.hash.slice(1).split('/');

/** {token, channel?, message?} as the address says. */
export function read() {
  const [first, channel, message] = parts();
  return { token: first.replace(/^token=/, ''), channel, message };
}
/** The href of a channel or of one of its messages, for this person. */
export const href = (channel, message) => `#${[parts()[0], channel, message].filter(Boolean).join('/')}`;
/** Writes the open channel into the address, without a step in the history. */
export function write(channel) {
  history.replaceState(null, '', location.pathname + location.search + href(channel));
}
