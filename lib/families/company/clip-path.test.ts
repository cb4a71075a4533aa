import { clipPath } from './clip-path';

const sheet = { width: 100, height: 50 };
const places = (...list: readonly (readonly [number, number])[]) => list.map(([x, y]) => ({ x, y }));

it.each([
  ['what lies on the sheet stays', places([10, 10], [90, 10], [90, 40]), 'M10 10L90 10L90 40'],
  ['what leads over an edge ends there', places([50, 25], [300, 25]), 'M50 25L100 25'],
  ['at 45 degrees too', places([50, 25], [-100, 175]), 'M50 25L25 50'],
  ['what comes back begins anew', places([50, 25], [50, 80], [80, 80], [80, 25]), 'M50 25L50 50M80 50L80 25'],
  ['what passes from edge to edge', places([-10, 20], [110, 20]), 'M0 20L100 20'],
  ['what lies off is left out', places([-10, 60], [110, 60]), ''],
  ['what only touches a corner is left out', places([-10, 10], [10, -10]), ''],
])('%s', (_name, path, d) => {
  expect(clipPath(path, sheet)).toBe(d);
});
