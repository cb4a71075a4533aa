import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFile, listByTemplate } from '../export-files';
import { fontFolder, moveFonts, orderLayers, splitSheets } from './split-sheets';
import { readDocument, type DocumentParts } from './read-document';

/** Template of a peer: articles and their index have one each, other pages share one. */
type PeerTemplate = 'article' | 'index' | 'page';

export type PeerPage = {
  readonly path: string;
  readonly template: PeerTemplate;
  readonly title: string;
  readonly description: string;
  readonly html: string;
};

/** Content of the site that the peers show. */
export type PeerSite = {
  readonly htmlClass: string;
  readonly header: string;
  readonly footer: string;
  readonly preloads: readonly string[];
  readonly pages: readonly PeerPage[];
  readonly styles: Readonly<Record<'shared' | 'article' | 'index', string>>;
  /** Files to copy: path in the export by path in a peer. */
  readonly files: ReadonlyMap<string, string>;
};

const language = '/en/';

/** Page with links to all articles. */
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

/** Fonts and other files of a style sheet. */
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
 * Reads the peers' content from an export: English pages, header and footer of the index of articles, style
 * sheets and fonts.
 *
 * @throws Error if there is no article or index
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
