import { formatDuration, formatPlayTime } from './play-time';

it.each([
  [0, '0:00'],
  [-1, '0:00'],
  [59.99, '0:59'],
  [65, '1:05'],
  [3600, '60:00'],
])('%d seconds of a recording are %s', (seconds, written) => {
  expect(formatPlayTime(seconds)).toBe(written);
});

it.each([
  [485, 'PT8M5S'],
  [59.6, 'PT1M0S'],
])('%d seconds are %s in machine-readable form', (seconds, written) => {
  expect(formatDuration(seconds)).toBe(written);
});
