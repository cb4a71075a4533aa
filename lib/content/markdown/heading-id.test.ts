import { buildHeadingId } from './heading-id';

test.each([
  ['Wer haftet?', 'wer-haftet'],
  ['__next_f', 'next_f'],
  ['_-_a', 'a'],
])('the heading %j has the id %j', (text, id) => {
  expect(buildHeadingId(text)).toBe(id);
});
