import { findDefaultAlternate } from './x-default';

describe('findDefaultAlternate', () => {
  it.each([
    [{ en: '/en/imprint/', de: '/de/imprint/' }, '/en/imprint/'],
    [{ en: '/en/', de: '/de/' }, '/'],
    [{ de: '/de/only/' }, undefined],
  ])('of %j is %s', (alternates, expected) => {
    expect(findDefaultAlternate(alternates)).toBe(expected);
  });
});
