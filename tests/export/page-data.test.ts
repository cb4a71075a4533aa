import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseFragment } from 'parse5';
import { listElements } from '#lib/build/html/list-elements';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { importTemplate } from '#components/templates/template-imports.client';
import { deferredMarks } from '#lib/build/document-compiler/defer-parts';
import { readBuildHash } from '#lib/config/build-hash';
import {
  isPageData,
  pageDataPath,
  slicePath,
  staticQueryPath,
  type PageData,
  type SliceFile,
  type StaticQueryData,
} from '#lib/page-data/contract';
import { listPages } from '#lib/registry/registry';
import { htmlFileOf, isExported, listExported, readExported } from '#tests/support/exported';

const readJson = (file: string): unknown => JSON.parse(readExported(file));
const pages = listPages();

/** Removes the wrappers of islands, which only documents have. */
function unwrapIslands(html: string): string {
  const islands = listElements(parseFragment(html, { sourceCodeLocationInfo: true })).filter(({ attrs }) =>
    attrs.some(({ name }) => name === 'data-island'),
  );
  return islands
    .flatMap(({ sourceCodeLocation }) => [sourceCodeLocation?.startTag, sourceCodeLocation?.endTag])
    .filter((tag) => tag !== undefined && tag !== null)
    .sort((one, other) => other.startOffset - one.startOffset)
    .reduce((text, tag) => text.slice(0, tag.startOffset) + text.slice(tag.endOffset), html);
}

/** Removes differences in class names and React's comments. */
function normalise(html: string): string {
  return (
    html
      .replace(/<!--.*?-->/g, '')
      .replace(/ class="[^"]*"/g, '')
      // Only in documents.
      .replaceAll(deferredMarks, '')
      .replace(/ (?:crossorigin|data-precedence)="[^"]*"/gi, '')
      .replace(/ (\w+)=""/g, ' $1')
  );
}

function mainOf(html: string): string {
  const inner = /<main id="main"[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return inner.replace(/^<div class="static-slot"[^>]*>([\s\S]*)<\/div>$/, '$1');
}

async function renderRecord({ componentChunkName, staticQueryHashes, result }: PageData): Promise<string> {
  const template = await importTemplate(componentChunkName);
  if (!template) throw new Error(`no template "${componentChunkName}"`);
  const queries = staticQueryHashes.map((hash) => readJson(staticQueryPath(hash)) as StaticQueryData);
  const shared = Object.fromEntries(queries.map(({ name, data }) => [name, data]));
  // Waits for components that are imported on demand.
  const { prelude } = await prerenderToNodeStream(createElement(template, { view: result.data, shared }));
  return text(prelude as Readable);
}

describe('page data', () => {
  it('exists for every exported document, including aliases and root pages', () => {
    const documents = listExported('.html').map((file) =>
      pageDataPath(file.replace(/index\.html$/, '').replace(/\.html$/, '.html/')),
    );
    expect(documents.filter((file) => !isExported(file) && file !== pageDataPath('/500/'))).toEqual([]);
    expect(isExported(pageDataPath('/'))).toBe(true);
    expect(pageDataPath('/')).toBe('/page-data/index/page-data.json');
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    'of %s holds the view that its document shows',
    async (path, page) => {
      const record = readJson(pageDataPath(path));
      if (!isPageData(record)) throw new Error(`${pageDataPath(path)} is no page-data record`);
      expect(record.path).toBe(path);
      expect(normalise(await renderRecord(record))).toBe(
        normalise(unwrapIslands(mainOf(readExported(htmlFileOf(page))))),
      );
    },
  );

  it.each(pages.map((page) => [page.path, page] as const))(
    'of %s names the title, description and languages of its document',
    (path, page) => {
      const { pageContext } = (readJson(pageDataPath(path)) as PageData).result;
      const html = readExported(htmlFileOf(page));
      const escape = (text: string): string =>
        text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#x27;');
      expect(html).toContain(`<title>${escape(pageContext.title)}</title>`);
      expect(html).toContain(`<meta name="description" content="${escape(pageContext.description)}"/>`);
      expect(html).toContain(`<html lang="${pageContext.lang}"`);
      for (const alternate of page.indexed
        ? Object.values(pageContext.translations ?? pageContext.alternates)
        : [])
        expect(html).toContain(`${alternate}"`);
    },
  );

  it('names slices, static queries and a build that exist', () => {
    const records = pages.map(({ path }) => readJson(pageDataPath(path)) as PageData);
    const slices = new Set(records.flatMap(({ slicesMap }) => Object.values(slicesMap)));
    const queries = new Set(records.flatMap(({ staticQueryHashes }) => staticQueryHashes));
    expect([...slices].filter((name) => !isExported(slicePath(name)))).toEqual([]);
    expect([...queries].filter((hash) => !isExported(staticQueryPath(hash)))).toEqual([]);
    for (const name of slices)
      expect(importTemplate((readJson(slicePath(name)) as SliceFile).componentChunkName)).toBeDefined();
    expect(readJson('/page-data/app-data.json')).toEqual({ webpackCompilationHash: readBuildHash() });
  });

  it('has the build hash in every document', () => {
    const marked = `data-build="${readBuildHash()}"`;
    expect(listExported('.html').filter((file) => !readExported(file).includes(marked))).toEqual([]);
  });
});
