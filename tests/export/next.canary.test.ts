import { templateNames } from '#components/templates/template-imports.client';
import { findLateScripts } from '#lib/next/late-scripts';
import { expectOfNext } from '#lib/next/next-output-error';
import { listPages } from '#lib/registry/registry';
import { htmlFileOf, listExported, readExported } from '#tests/support/exported';

/** `data` is the separate script with data for hydration. */
type Document = { readonly path: string; readonly html: string; readonly data: string };

const documents: readonly Document[] = listPages()
  .filter(({ path }) => /^\/[a-z]{2}\//.test(path))
  .map((page) => {
    const html = readExported(htmlFileOf(page));
    return { path: page.path, html, data: readExported(findLateScripts(html).at(-1) ?? '') };
  });

const chunks = listExported('.js')
  .filter((file) => file.startsWith('/_next/'))
  .map(readExported);

const sheetsOf = ({ html }: Document): string =>
  [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, sheet]) => sheet).join();

const someDocument: Document = documents[0] ?? { path: '', html: '', data: '' };

const checks = {
  'scripts of the layout': (list) =>
    expectOfNext(
      new Set(list.map(({ html }) => findLateScripts(html).slice(0, -1).join())).size === 1,
      "bundles what the root layout imports once: pages differ in their first load's scripts",
      'chunks',
    ),
  'static markup': (list) => {
    const carried = list.find(({ path, html, data }) => {
      const [, heading = ''] = /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html) ?? [];
      return (
        !data.includes(`{\\"id\\":\\"${path}\\"}`) || heading === '' || data.includes(`\\"${heading}\\"`)
      );
    });
    expectOfNext(
      carried === undefined,
      `renders static markup into the HTML alone (${carried?.path})`,
      'static markup',
    );
  },
  'last error pages': (list) =>
    expectOfNext(
      list.every(({ data }) => /\\"G\\":\[\\"\$\w+\\",/.test(data)),
      "names the site's global error in each document's data",
      'last error pages',
    ),
  '404 pages': (list) =>
    expectOfNext(
      list.every(({ html }) => !html.includes('could not be found')),
      'leaves its own not-found page out where app/not-found.tsx returns null',
      '404 pages',
    ),
  chunks: (list) => {
    const start = findLateScripts(list[0]?.html ?? '')
      .map(readExported)
      .join('\n');
    const [, known = '{}'] = /^self\.importedFiles=(\{.*\});$/m.exec(start) ?? [];
    const files = JSON.parse(known) as Readonly<Record<string, string>>;
    const isThere = (file = ''): boolean =>
      file !== '' && readExported(`/_next/${file}`).includes('TURBOPACK');
    const lost = templateNames.filter((name) => !isThere(files[name]));
    expectOfNext(lost.length === 0, `names the file of an import (${lost.join()})`, 'chunks');
  },
  'styles of templates': (list) =>
    expectOfNext(new Set(list.map(sheetsOf)).size > 5, 'splits styles by template', 'experimental options'),
} satisfies Record<string, (list: readonly Document[]) => void>;

const without = (change: (text: string) => string): Document[] => [
  ...documents.slice(1),
  { ...someDocument, html: change(someDocument.html), data: change(someDocument.data) },
];

describe("dependencies of the export on Next's internals", () => {
  it.each(Object.entries(checks))('%s', (_row, check) => {
    expect(documents.length).toBeGreaterThan(100);
    expect(() => check(documents)).not.toThrow();
  });

  it.each<[keyof typeof checks, Document[]]>([
    ['scripts of the layout', without((text) => text.replace('data-files="', 'data-files="/_next/x.js '))],
    [
      'static markup',
      without((text) => text.replace('"StaticSlot', '"').replaceAll('{\\"id\\":', '{\\"key\\":')),
    ],
    ['last error pages', without((text) => text.replace('\\"G\\":', '\\"E\\":'))],
    ['404 pages', without((text) => text.replace('</main>', 'This page could not be found.</main>'))],
    ['chunks', documents.map((document) => ({ ...document, html: '' }))],
    ['styles of templates', documents.map((document) => ({ ...document, html: someDocument.html }))],
  ])('%s: another export is noticed', (row, list) => {
    expect(() => checks[row](list)).toThrow(/^Next no longer .+: see lib\/next\/README\.md, row "/);
  });

  it('404 pages: the export has one, which is the site’s', () => {
    const html = listExported('.html').includes('/404.html') ? readExported('/404.html') : '';
    expect(() =>
      expectOfNext(html.includes('href="/de/"'), 'exports app/global-not-found.tsx as 404.html', '404 pages'),
    ).not.toThrow();
  });

  it("static markup: the server's store is in no script", () => {
    expect(chunks.length).toBeGreaterThan(10);
    expect(() =>
      expectOfNext(
        !chunks.some((chunk) => chunk.includes('was not rendered in this process')),
        'drops code behind typeof window from scripts',
        'static markup',
      ),
    ).not.toThrow();
  });

  it.each([["Next's last error page", 'This page couldn']])(
    'last error pages: no script of a page has %s',
    (_what, mark) => {
      const modern = [...new Set(documents.flatMap(({ html }) => findLateScripts(html)))];
      const marked = modern.filter((script) => readExported(script).includes(mark));
      expect(() =>
        expectOfNext(
          modern.length > 100 && marked.length === 0,
          'imports what it does not need by the addresses that are aliased',
          'last error pages',
        ),
      ).not.toThrow();
    },
  );

  it('missing chunks: their error message is known to the runtime', () => {
    expect(() =>
      expectOfNext(
        chunks.some((chunk) => chunk.includes('"ChunkLoadError"') && chunk.includes('Failed to load chunk')),
        'calls the failure of a script ChunkLoadError',
        'missing chunks',
      ),
    ).not.toThrow();
  });
});
