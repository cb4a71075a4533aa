import { formatPlayTime } from './play-time';

describe('formatPlayTime', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [75, '1:15'],
    [3599, '59:59'],
    [3675, '1:01:15'],
    [36_000, '10:00:00'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatPlayTime(seconds)).toBe(text);
  });
});
