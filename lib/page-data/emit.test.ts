import { gzipSync } from 'node:zlib';
import { readBuildHash } from '#lib/config/build-hash';
import { locales } from '#lib/i18n/locales';
import { findPage, listPages } from '#lib/registry/registry';
import { readSlice } from '#lib/registry/slices';
import { runStaticQuery, staticQueryNames } from '#lib/registry/static-queries';
import { findGaps } from '#tests/support/jest/find-gaps';
import { isPageData, type PageData } from './contract';
import { buildPageData, emitFiles, emitPage } from './emit';
import { findEmittedFile } from './find-file';
import { guessTemplate } from './guess-template';
import { listTemplateRules } from './template-rules';

const files = new Map([...emitFiles()].map(({ path, json }) => [path, json]));
const read = (path: string): unknown => JSON.parse(files.get(path) ?? 'null');

// Each test of what all pages emit is in this file: it reads the whole content, which takes seconds.

describe('emitFiles', () => {
  it('emits each file once', () => {
    expect([...emitFiles()]).toHaveLength(files.size);
  });

  it('emits a record for every page and every alias, at the requested path', () => {
    for (const { path, aliases = [] } of listPages()) {
      for (const address of [path, ...aliases])
        expect(read(`/page-data${address === '/' ? '/index/' : address}page-data.json`)).toMatchObject({
          path: address,
        });
    }
    expect(read('/page-data/en/404.html/page-data.json')).toMatchObject({
      path: '/en/404.html/',
      matchPath: '/en/*',
      componentChunkName: 'error',
    });
    expect(read('/page-data/500.html/page-data.json')).toMatchObject({
      path: '/500.html/',
      componentChunkName: 'entry',
      slicesMap: {},
    });
  });

  it('emits the build hash, the static queries and the slices', () => {
    expect(read('/page-data/app-data.json')).toEqual({ webpackCompilationHash: readBuildHash() });
    for (const locale of locales) {
      for (const name of staticQueryNames) {
        const { hash, data } = runStaticQuery(locale, name);
        expect(read(`/page-data/sq/d/${hash}.json`)).toEqual({ name, data });
      }
      expect(read(`/slice-data/header-${locale}.json`)).toEqual({
        componentChunkName: 'header',
        result: { data: readSlice('header', locale), sliceContext: { lang: locale } },
        staticQueryHashes: [],
      });
      expect(files.has(`/slice-data/footer-${locale}.json`)).toBe(true);
    }
  });

  it('emits the complete texts of the consent popup in five languages', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'it']) {
      const { result } = read(`/slice-data/consent-${language}.json`) as {
        result: { data: { policyPath: string; categories: object } };
      };
      expect(findGaps(result.data)).toEqual([]);
      expect(Object.keys(result.data.categories)).toEqual(['necessary', 'analytics', 'remarketing']);
      expect(findPage(result.data.policyPath)?.id).toBe('privacy-policy');
    }
  });

  it('refers only to emitted files', () => {
    for (const [path, json] of files) {
      const { staticQueryHashes = [], slicesMap = {} } = JSON.parse(json) as Partial<PageData>;
      const named = [
        ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
        ...Object.values(slicesMap).map((name) => `/slice-data/${name}.json`),
      ];
      expect({ path, dead: named.filter((file) => !files.has(file)) }).toEqual({ path, dead: [] });
    }
  });

  it('limits every record of an article to 6.2 kB, and every chart in it to 3.5 kB', () => {
    const bytesOf = (text: string): number => gzipSync(text).length;
    const articles = listPages().filter(({ template }) => template === 'glossary-article');
    const over = articles.flatMap((page) => {
      const { charts = [] } = page.view() as { readonly charts?: readonly unknown[] };
      const drawn = charts.map((chart) => bytesOf(JSON.stringify(chart)));
      const text = bytesOf(emitPage(page)[0]?.json ?? '') - drawn.reduce((sum, bytes) => sum + bytes, 0);
      return text > 6200 || drawn.some((bytes) => bytes > 3.5 * 1024)
        ? [{ page: page.path, text, drawn }]
        : [];
    });
    expect(articles.length).toBeGreaterThan(10);
    expect(over).toEqual([]);
  });
});

describe('buildPageData', () => {
  it('contains the view and the head of the page', () => {
    const page = findPage('/de/');
    if (!page) throw new Error('no home page');
    expect(buildPageData(page)).toEqual({
      path: '/de/',
      componentChunkName: 'home',
      staticQueryHashes: page.staticQueries.map((name) => runStaticQuery('de', name).hash),
      slicesMap: { header: 'header-de', footer: 'footer-de' },
      result: {
        data: page.view(),
        pageContext: {
          lang: 'de',
          originalPath: '/',
          title: `${page.name} | Stellwerk`,
          description: page.description,
          alternates: { en: '/en/', de: '/de/' },
          indexed: true,
          asksForConsent: true,
          keepOffline: true,
        },
      },
    });
  });

  it('contains the facts of the page', () => {
    const page = listPages().find(({ template }) => template === 'error');
    if (!page) throw new Error('no error page');
    const facts = { indexed: false, asksForConsent: false, keepOffline: false, contact: 'help' } as const;
    expect(buildPageData({ ...page, ...facts }).result.pageContext).toMatchObject(facts);
  });

  it('contains the parent pages only for languages in which the page does not exist', () => {
    const page = findPage('/de/imprint/');
    if (!page) throw new Error('no imprint');
    expect(buildPageData(page).result.pageContext.parents).toBeUndefined();
    expect(buildPageData({ ...page, id: 'only' }).result.pageContext.parents).toEqual({ en: '/en/' });
  });

  it('rejects a page whose path lacks a slash', () => {
    const page = findPage('/de/imprint/');
    if (!page) throw new Error('no imprint');
    expect(() => buildPageData(page, '/de/imprint')).toThrow(/must end with/);
  });
});

describe('findEmittedFile', () => {
  it('finds each file that the build emits, with the same content', () => {
    const wrong = [...emitFiles()].filter(({ path, json }) => findEmittedFile(path) !== json);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    '/page-data/en/nowhere/page-data.json',
    '/page-data/sq/d/0000000000.json',
    '/slice-data/header-xx.json',
    '/page-data/en/',
    '',
  ])('finds nothing at %j', (path) => {
    expect(findEmittedFile(path)).toBeUndefined();
  });
});

it('emits for every page what the contract takes', () => {
  expect(listPages().filter((page) => !isPageData(JSON.parse(JSON.stringify(buildPageData(page)))))).toEqual(
    [],
  );
});

it('shows every page by the template that its rule says', () => {
  const pages = listPages();
  const rules = listTemplateRules(pages);
  const wrong = pages
    .filter(({ path }) => /^\/[a-z]{2}\//.test(path))
    .filter(({ path, template }) => guessTemplate(rules, path) !== template);
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(Object.keys(rules).length).toBeLessThan(pages.length / 2);
});
