import { findLikelyTemplate } from './likely-template';

const guess = (path: string): string | undefined => /^\/en\/(\w+)\//.exec(path)?.[1];

test.each<[string[], string | undefined]>([
  [[], undefined],
  [['/elsewhere/', '/'], undefined],
  [['/en/a/1/', '/en/b/1/', '/en/b/2/'], 'b'],
  [['/en/b/1/', '/en/a/1/', '/en/a/2/', '/en/b/2/'], 'b'],
  [['/', '/', '/en/a/1/'], 'a'],
])('the most frequent template of %j is %s', (paths, template) => {
  expect(findLikelyTemplate(paths, guess)).toBe(template);
});
