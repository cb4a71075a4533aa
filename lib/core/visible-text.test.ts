import { dropInvisible, trimInvisible } from './visible-text';

it.each([
  ['\u202a+49 30 1\u202c', '+49 30 1'],
  ['\u200e DE89\u200b', 'DE89'],
  ['\ufeff\u2066Ada Byron\u2069\n', 'Ada Byron'],
  ['a\u200bb', 'a\u200bb'],
  ['thanks ❤️', 'thanks ❤️'],
  ['\u200b\u2060\u3164\u115f\u00ad\u034f\u180e', ''],
])('%j without surrounding invisible characters is %j', (text, expected) => {
  expect(trimInvisible(text)).toBe(expected);
});

it('comes to an end on a megabyte of invisible characters', () => {
  const text = `a${'\u200b'.repeat(1_000_000)}b`;
  expect(trimInvisible(text)).toBe(text);
  expect(dropInvisible(text)).toBe('ab');
});
