import { svg } from './dom.js';

// One stroke width, round caps: the same hand as the game pictures. 24-unit grid.
const PATHS = {
  hash: 'M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16',
  thread: 'M5 4v9a4 4 0 0 0 4 4h10M15 13l4 4-4 4',
  letter: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11ZM3 19.5c0-3.6 2.6-6 6-6s6 2.4 6 6M16 5a3 3 0 0 1 0 5.8M17.5 14c2.2.7 3.5 2.700 3.500 5.500',
  help: 'M9 9.200a3 3 0 1 1 4.300 2.700c-.9.5-1.300 1-1.300 2M12 17.500v.2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M4 12h14M12.500 5.500 19 12l-6.500 6.500',
  down: 'M12 5v14M5.500 12.500 12 19l6.500-6.500',
  chevron: 'M6 9.500l6 6 6-6',
  check: 'M5 12.500l4.500 4.500L19 7',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 14.800a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600Z',
  out: 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  more: 'M5.500 12h.1M12 12h.1M18.500 12h.1',
  warn: 'M12 4 2.500 20h19ZM12 10v4.500M12 17.300v.1',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  file: 'M6 3.500h8l4.500 4.500V20.500H6zM13.500 3.500V8.500H18.500',
  text: 'M4 6h16M4 11h16M4 16h10',
  reply: 'M9 6 4 11l5 5M4.500 11H14a5 5 0 0 1 5 5v2',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
};
export function icon(name, size = 20) {
  return svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': 'true', focusable: 'false' },
    svg('path', { d: PATHS[name] ?? PATHS.more }),
  );
}
