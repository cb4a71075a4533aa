import { errorFamily } from '#lib/families/error/family';
import { languageCodes } from '#lib/i18n/languages';
import { isLocale } from '#lib/i18n/locales';
import { isExported, readExported } from '#tests/support/exported';

const origin = 'https://site.example';

/** Unusual paths without a page, to which the root 404 page responds. */
const addresses = [
  ...[
    '//evil.example',
    '//evil.example/',
    '///evil.example/x',
    '////evil.example',
    '/\\evil.example',
    '/\\/evil.example',
  ],
  ...[
    '/%2fevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ],
  ...[
    '/%2e%2e//evil.example',
    '/%09//evil.example',
    '/;//evil.example',
    '/@evil.example',
    '/:@evil.example/',
  ],
  ...[
    '/https://evil.example',
    '/https:evil.example',
    '/http:%2f%2fevil.example',
    '/javascript:alert(1)',
    '/javascript:alert(1)//',
  ],
  ...[
    '/data:text/html,x',
    '/<script>globalThis.ran=1</script>',
    '/%3Cscript%3EglobalThis.ran=1%3C/script%3E',
  ],
  ...[
    '/"><img src=x onerror=globalThis.ran=1>',
    "/'-globalThis.ran=1-'",
    '/${globalThis.ran=1}',
    '/{{globalThis.ran=1}}',
  ],
  ...[
    '/?//evil.example',
    '/?url=https://evil.example',
    '/?next=javascript:globalThis.ran=1',
    '/?<script>globalThis.ran=1</script>',
  ],
  ...[
    '/#//evil.example',
    '/#javascript:globalThis.ran=1',
    '/#<img src=x onerror=globalThis.ran=1>',
    '/?#',
    '/??',
    '/x?a=//evil.example#//evil.example',
  ],
  ...[
    '/%',
    '/%zz',
    '/%00',
    '/%0d%0aLocation:%20https://evil.example',
    `/${'x/'.repeat(400)}`,
    '/__proto__/',
    '/constructor?__proto__[ran]=1',
  ],
] as const;

/** Script of the root 404 page and the entry page, which redirects. */
function readEntryScript(): string {
  const scripts = ['/404.html', '/index.html'].map((file) =>
    [...readExported(file).matchAll(/<script src="([^"]+)"/g)]
      .map(([, address = '']) => readExported(address))
      .join('\n'),
  );
  expect(new Set(scripts).size).toBe(1);
  return scripts[0] ?? '';
}

type Visitor = { readonly storage?: Partial<Storage>; readonly languages?: readonly string[] };

/**
 * Target of the script for a URL, parsed like a browser does; empty if it does not redirect. It may only read
 * storage.
 */
function enter(address: string, { storage, languages = ['en'] }: Visitor = {}): string {
  const { pathname, search, hash } = new URL(origin + address);
  let target = '';
  const location = { pathname, search, hash, replace: (to: string) => (target = to) };
  // oxlint-disable-next-line typescript/no-implied-eval -- the site's own script, in the place of a browser
  const run = new Function('location', 'localStorage', 'navigator', readEntryScript()) as (
    ...facts: readonly unknown[]
  ) => void;
  run(location, storage ?? { getItem: () => null }, { languages });
  return target;
}

const keeping = (language: string): Partial<Storage> => ({
  getItem: (key) => (key === 'stellwerk-language' ? language : null),
});

const blocked: Partial<Storage> = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

describe('the script of documents without a language', () => {
  it.each<readonly [string, string, string, Visitor]>([
    ['the saved language', '/', '/de/', { storage: keeping('de') }],
    ['the language of the browser', '/', '/de/', { languages: ['de-AT'] }],
    ['English where neither is known', '/', '/en/', { languages: ['pl-PL'] }],
    [
      'the language of the browser where storage is blocked',
      '/',
      '/de/',
      { storage: blocked, languages: ['de'] },
    ],
    [
      'the same path, query and fragment',
      '/glossary/?a=1&b=2#letter-B',
      '/en/glossary/?a=1&b=2#letter-B',
      {},
    ],
    ['the language in capitals', '/DE/about/?a=1#history', '/de/about/?a=1#history', {}],
    ['nowhere from the blog', '/blog/a-post/', '', {}],
    ['nowhere from a file', '/documents/no-such-report.pdf', '', {}],
    ['nowhere from another language', '/it/x/', '', {}],
  ])('redirects to %s', (_name, address, target, visitor) => {
    expect(enter(address, visitor)).toBe(target);
  });

  it('redirects from 45 unusual URLs to a language of this site', () => {
    for (const address of addresses) {
      const target = enter(address);
      expect([address, target]).toEqual([
        address,
        expect.stringMatching(/^\/(?:en|de)\/(?![/\\])|^\/(?:en|de)\/$/),
      ]);
      expect([address, new URL(target, origin + address).origin]).toEqual([address, origin]);
    }
    expect(addresses).toHaveLength(45);
  });
});

describe('error pages', () => {
  it('exist at both paths', () => {
    const files = ['en', 'de'].flatMap((language) =>
      ['404/index.html', '404.html', '500.html'].map((name) => `/${language}/${name}`),
    );
    expect([...files, '/404.html', '/500.html'].filter((file) => !isExported(file))).toEqual([]);
  });

  it.each(languageCodes.filter((code) => !isLocale(code)))('speak the language of /%s/', (language) => {
    const html = readExported(`/${language}/404.html`);
    const name = errorFamily.pages(language).find(({ id }) => id === '404')?.name;
    expect(name).toBeTruthy();
    expect(html).toContain(`<html lang="${language}"`);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(name);
  });
});
