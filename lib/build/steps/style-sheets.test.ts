import { modulesBelow } from '#tests/support/jest/modules-below';

describe('moveUrls, below /web.site', () => {
  const below = modulesBelow('/web.site', () => import('./style-sheets'));

  it.each([
    ['url(/icons/icon.svg)', 'url(/web.site/icons/icon.svg)'],
    ['url("/icons/icon.svg")', 'url("/web.site/icons/icon.svg")'],
    ['url(/web.site/_next/static/media/a.woff2)', 'url(/web.site/_next/static/media/a.woff2)'],
    ['url(../media/a.woff2)', 'url(../media/a.woff2)'],
    ['url(//elsewhere.example/a.svg)', 'url(//elsewhere.example/a.svg)'],
    ['url(#m) url(data:image/png;base64,/a)', 'url(#m) url(data:image/png;base64,/a)'],
  ])('makes of %s %s', (css, moved) => {
    expect(below().moveUrls(css)).toBe(moved);
  });
});
