import { findShared } from './find-shared';

const items = [
  { path: '/en/a/', name: 'A' },
  { path: '/en/b/', name: 'B' },
];

describe('findShared', () => {
  it('finds a page by its path', () => {
    expect(findShared(items, '/en/b/')).toBe(items[1]);
  });

  it.each(['/en/c/', '/en/b', ''])('throws for %j and names it', (path) => {
    expect(() => findShared(items, path)).toThrow(`The shared data has no page at ${path}.`);
  });
});
