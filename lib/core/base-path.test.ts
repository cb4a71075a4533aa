import { modulesBelow } from '#tests/support/jest/modules-below';
import { basePath, stripBase, withBase } from './base-path';

it('changes nothing without a base path', () => {
  expect([basePath, withBase('/en/'), stripBase('/en/')]).toEqual(['', '/en/', '/en/']);
});

describe('below /web.site', () => {
  const below = modulesBelow('/web.site', () => import('./base-path'));

  it('prefixes a path with the base path', () => {
    expect(below().withBase('/en/?a=1#b')).toBe('/web.site/en/?a=1#b');
  });

  it.each([
    ['/web.site/en/', '/en/'],
    ['/web.site/', '/'],
    ['/web.site', ''],
    ['/web.sites/en/', ''],
    ['/webxsite/en/', ''],
    ['/en/', ''],
    ['//web.site/en/', ''],
    ['/web.site//en/', '//en/'],
  ])('maps %s to the path %j within the site', (path, own) => {
    expect(below().stripBase(path)).toBe(own);
  });
});
