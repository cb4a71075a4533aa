import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { chooseLocale, resolveEntry, type Arrival } from './entry';

const arrival = (facts: Partial<Arrival>): Arrival => ({
  path: '/',
  search: '',
  hash: '',
  saved: null,
  preferred: [],
  ...facts,
});

describe('chooseLocale', () => {
  it.each([
    ['de', ['en-US'], 'de'],
    ['fr', ['de-AT', 'en'], 'de'],
    [null, ['fr-FR', 'DE', 'en'], 'de'],
    [null, ['fr', 'pl'], 'en'],
    [undefined, [], 'en'],
    ['constructor', ['den'], 'en'],
  ])('saved %j and browser %j give %s', (saved, preferred, locale) => {
    expect(chooseLocale(saved, preferred)).toBe(locale);
  });
});

describe('resolveEntry', () => {
  it.each([
    ['/', '/de/'],
    ['/about', '/de/about'],
    ['/about/team/', '/de/about/team/'],
    ['/france', '/de/france'],
    ['/design', '/de/design'],
    ['//evil.example/x', '/de/evil.example/x'],
  ])('redirects %s to %s', (path, target) => {
    expect(resolveEntry(arrival({ path, saved: 'de' }))).toBe(target);
  });

  it.each(['/en', '/de', '/en/', '/de/about/', '/blog', '/blog/post', '/fr/', '/es/x', '/it'])(
    'does not redirect %s',
    (path) => {
      expect(resolveEntry(arrival({ path, saved: 'de' }))).toBeNull();
    },
  );

  it.each(['/documents/old-report.pdf', '/icons/none.svg', '/robots.txt'])(
    'does not redirect the file %s',
    (path) => {
      expect(resolveEntry(arrival({ path, saved: 'de' }))).toBeNull();
    },
  );

  it.each([
    ['/EN/', '/en/'],
    ['/EN', '/en'],
    ['/De/about/', '/de/about/'],
    ['/FR/informations-clients/', '/fr/informations-clients/'],
    ['//EN//evil.example', '/en//evil.example'],
    ['/ENGLISH/', '/de/ENGLISH/'],
  ])('ignores the case of a language: %s redirects to %s', (path, target) => {
    expect(resolveEntry(arrival({ path, saved: 'de', search: '?a', hash: '#s' }))).toBe(`${target}?a#s`);
  });

  it('keeps query and hash', () => {
    expect(resolveEntry(arrival({ path: '/glossary/', search: '?a=1&b', hash: '#s' }))).toBe(
      '/en/glossary/?a=1&b#s',
    );
  });

  it('never redirects to another site or twice', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.array(fc.string()), (path, preferred) => {
        const target = resolveEntry(arrival({ path: path || '/', preferred }));
        return (
          target === null ||
          (/^\/(?:en|de)\//.test(target) && resolveEntry(arrival({ path: target, preferred })) === null)
        );
      }),
    );
  });
});

test('the pattern of the middleware excludes all files and pages', () => {
  const [, matcher = ''] = /matcher: \['(.+)'\]/.exec(readFileSync('middleware.ts', 'utf8')) ?? [];
  const pattern = new RegExp(`^${matcher.replaceAll('\\\\', '\\')}$`);
  expect(pattern.test('/services/')).toBe(true);
  for (const path of ['/en', '/de/x/', '/fr/', '/es/x', '/it', '/blog', '/blog/x/', '/documents/x.pdf'])
    expect([path, pattern.test(path)]).toEqual([path, resolveEntry(arrival({ path })) !== null]);
});
