import { formatPeriod } from './format-period';

const from = Date.UTC(2026, 10, 15, 22, 30);

it.each([
  ['en-GB', Date.UTC(2026, 10, 15, 22, 50), '15 November 2026, 23:30 – 23:50'],
  ['de-DE', Date.UTC(2026, 10, 15, 23, 50), '15. November 2026, 23:30 – 16. November 2026, 00:50'],
  ['en-GB', undefined, '15 November 2026, 23:30, open'],
])('writes Berlin time in %s', (tag, until, expected) => {
  expect(formatPeriod({ from, until }, tag, 'open')).toBe(expected);
});
