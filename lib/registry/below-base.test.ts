import { modulesBelow, setBasePath } from '#tests/support/jest/modules-below';
import { belowBase } from './below-base';

const view = {
  path: '/en/glossary/',
  originalPath: '/en/',
  list: ['/de/', '/audio/a.ogg', '/documents/a.pdf?b#c', '/'],
  html: '<p><a href="/en/imprint/#a">a</a> <img src="/icons/icon.svg"> <a href="/">b</a> /en/ is text</p>',
  others: [
    '/cards',
    '/english',
    '/documentation/',
    '//en/',
    'https://a.example/en/',
    '#en',
    '',
    1,
    null,
    true,
  ],
  code: '<code>&lt;a href="/en/"&gt; GET /en/</code> <a href="https://a.example/en/">c</a>',
};

it('changes nothing at the root of a host', () => {
  expect(belowBase(view)).toBe(view);
});

describe('below /web.site', () => {
  const below = modulesBelow('/web.site', () => import('./below-base'));

  it('changes paths of the site, alone and in HTML, and no other text', () => {
    const { belowBase: put } = below();
    expect(put(view)).toEqual({
      ...view,
      path: '/web.site/en/glossary/',
      list: ['/web.site/de/', '/web.site/audio/a.ogg', '/web.site/documents/a.pdf?b#c', '/web.site/'],
      html: '<p><a href="/web.site/en/imprint/#a">a</a> <img src="/web.site/icons/icon.svg"> <a href="/web.site/">b</a> /en/ is text</p>',
      code: expect.any(String) as string,
    });
  });

  it('is idempotent', () => {
    const { belowBase: put } = below();
    expect(put(put(view))).toEqual(put(view));
  });
});

it('refuses a base path that is a folder of the site', async () => {
  const environment = setBasePath('/documents');
  await jest.isolateModulesAsync(() =>
    expect(import('./below-base')).rejects.toThrow('environment: BASE_PATH: '),
  );
  environment.restore();
});
