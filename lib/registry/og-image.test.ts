import { buildOgImagePath } from './og-image';

describe('buildOgImagePath', () => {
  it.each([
    ['/', '/og/index.png'],
    ['/en/', '/og/en.png'],
    ['/de/services/cards/', '/og/de/services/cards.png'],
  ])('%s has the image %s', (path, image) => {
    expect(buildOgImagePath({ path, indexed: true })).toBe(image);
  });

  it('has no image for pages that are not indexed', () => {
    expect(buildOgImagePath({ path: '/en/404/', indexed: false })).toBeUndefined();
  });
});
