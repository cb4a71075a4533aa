import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFile, listByTemplate } from '../export-files';
import { fontFolder, moveFonts, orderLayers, splitSheets } from './split-sheets';
import { readDocument, type DocumentParts } from './read-document';

/** Which template of a peer shows a page: articles and their index have one each, all others one. */
type PeerTemplate = 'article' | 'index' | 'page';

export type PeerPage = {
  readonly path: string;
  readonly template: PeerTemplate;
  readonly title: string;
  readonly description: string;
  readonly html: string;
};

/** Everything of the site that the peers show. */
export type PeerSite = {
  readonly htmlClass: string;
  readonly header: string;
  readonly footer: string;
  readonly preloads: readonly string[];
  readonly pages: readonly PeerPage[];
  readonly styles: Readonly<Record<'shared' | 'article' | 'index', string>>;
  /** Files to copy: address in a peer by its file in the export. */
  readonly files: ReadonlyMap<string, string>;
};

const language = '/en/';

/** The page that links every article. */
export const indexPath = '/en/glossary/';

function chooseTemplate(address: string, template: string): PeerTemplate {
  if (address === indexPath) return 'index';
  return template === 'glossary-article' ? 'article' : 'page';
}

type ReadPage = { readonly page: PeerPage; readonly parts: DocumentParts };

function readPages(out: string): ReadPage[] {
  return [...listByTemplate(out)].flatMap(([template, addresses]) =>
    addresses
      .filter((address) => address.startsWith(language) && !address.endsWith('.html/'))
      .map((address) => {
        const parts = readDocument(readFileSync(documentFile(out, address), 'utf8'));
        const { title, description, main: html } = parts;
        return {
          page: { path: address, template: chooseTemplate(address, template), title, description, html },
          parts,
        };
      }),
  );
}

const moveFont = (address: string): string => fontFolder + path.basename(address);

/** Fonts and other files that a style sheet names. */
function listFiles(out: string, css: string): Map<string, string> {
  const addresses = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
  return new Map(
    addresses.map((address) => {
      const isFont = address.startsWith(fontFolder);
      const folder = isFont
        ? path.join(out, '_next', 'static', 'media')
        : path.join(out, path.dirname(address));
      return [address, path.join(folder, path.basename(address))];
    }),
  );
}

function need(pages: readonly ReadPage[], template: PeerTemplate): DocumentParts {
  const found = pages.find(({ page }) => page.template === template);
  if (!found) throw new Error(`The export has no ${template} for the peers.`);
  return found.parts;
}

/**
 * Reads from an export what the peers show: its English pages, header and footer as they stand in the
 * index of the articles, and the style sheets and fonts of articles and index.
 *
 * @throws Error when the export has no article or no index
 */
export function readSite(out: string): PeerSite {
  const pages = readPages(out);
  const [index, article] = [need(pages, 'index'), need(pages, 'article')];
  const sheets = splitSheets(article.sheets, index.sheets);
  const join = (addresses: readonly string[]): string =>
    addresses.map((address) => moveFonts(readFileSync(path.join(out, address), 'utf8'))).join('\n');
  const shared = join(sheets.shared);
  const layers = orderLayers(shared);
  const styles = { shared, article: layers + join(sheets.article), index: layers + join(sheets.index) };
  const { htmlClass, header, footer, preloads } = index;
  return {
    ...{ htmlClass, header, footer, preloads: preloads.map(moveFont), styles },
    pages: pages.map(({ page }) => page),
    files: listFiles(out, Object.values(styles).join('\n')),
  };
}
