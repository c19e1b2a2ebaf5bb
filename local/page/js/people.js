// Pawns instead of photographs. Colour is never alone: initial + headgear differ by seat, as on the boards.
import { svg, h } from './dom.js';
const PAWNS = ['#D94A41', '#FFD95A', '#72CC62', '#6FA8EE', '#C083E4', '#F08A3C'];
const HATS = [
  'M9 12.500h22l-4.500-2.500c-.6-4-2.500-6-6.500-6s-5.900 2-6.500 6z', // ranger hat
  'M12.500 12.500c0-5 3-7.500 7.500-7.500s7.500 2.500 7.500 7.500zM20 5.200a2 2 0 1 0 0-4 2 2 0 0 0 0 4z', // bobble hat
  'M12.500 12c0-5 3-7.500 7.500-7.500s7.500 2.500 7.500 7.500h5.500v-2h-5.500', // cap
  'M20 9c0-4-3-6-7-6 0 4 3 6 7 6zm0 0c0-4 3-6 7-6 0 4-3 6-7 6z', // sprout
  'M12.500 12 14 4l3.500 4L20 3l2.500 5L26 4l1.500 8z', // crown
  'M12 12.500c0-6 4-8 8-8s8 2 8 8zM12 12.500h16v2H12z', // helmet
];
const BODY =
  'M20 8.500c4 0 6.500 2.600 6.500 6 0 2.300-1.100 4-2.800 5 5.800 1.500 9.800 5.500 10.300 11 .2 2-1 3.500-3 3.500h-22c-2 0-3.200-1.500-3-3.500.5-5.500 4.500-9.500 10.300-11-1.700-1-2.800-2.700-2.800-5 0-3.400 2.500-6 6.500-6z';

export function avatar(user, size = 40) {
  if (user.avatar_url) return h('img', { class: 'avatar', src: user.avatar_url, alt: '', width: size, height: size });
  const seat = user.seat ?? [...user.id].reduce((a, c) => (a * 31 + c.charCodeAt(0)) >>> 0, 7);
  if (user.bot)
    return svg(
      'svg',
      { class: 'avatar', viewBox: '0 0 40 40', width: size, height: size, 'aria-hidden': 'true' },
      svg('path', {
        d: 'M20 2 36 11v18L20 38 4 29V11z',
        fill: '#FFCB3D',
        stroke: '#23302C',
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      }),
      svg('path', {
        d: 'M12 24.500c0-6 3-11.500 9.500-11.500 5 0 7.500 2.500 7.500 5.500 0 1.500-1 2.500-3 2.500h-4c0 4-1.500 6.500-5 6.500-3 0-5-1-5-3zM23.500 17h.1',
        fill: '#2F4D40',
        stroke: '#23302C',
        'stroke-width': 2,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
      svg('circle', { cx: 23, cy: 16.8, r: 1.5, fill: '#FCF6E8' }),
    );
  const letter = [...(user.global_name ?? user.username ?? '?')][0].toLocaleUpperCase();
  const t = svg('text', {
    x: 20,
    y: 31.5,
    'text-anchor': 'middle',
    'font-size': 12,
    'font-weight': 800,
    fill: '#23302C',
    'font-family': 'inherit',
  });
  t.textContent = letter;
  const s = { stroke: '#23302C', 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return svg(
    'svg',
    { class: 'avatar', viewBox: '0 0 40 40', width: size, height: size, 'aria-hidden': 'true' },
    svg('path', { d: BODY, fill: PAWNS[seat % PAWNS.length], ...s }),
    svg('path', { d: HATS[seat % HATS.length], fill: '#FCF6E8', ...s }),
    t,
  );
}
