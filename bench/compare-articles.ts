import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  brotliSize,
  documentFile,
  findMedian,
  listByTemplate,
  measureFiles,
  pageDataFile,
} from './export-files';

/** Articles' HTML beside plain Next's. */
export type Comparison = {
  readonly articles: number;
  /** Site's brotli bytes by plain Next's. */
  readonly median: {
    readonly address: string;
    readonly site: number;
    readonly plain: number;
    readonly ratio: number;
  };
  readonly lowest: number;
  readonly highest: number;
  /** How many of the articles print the same words in both. */
  readonly sameWords: number;
};

const sampleSize = 50;

function isReal(address: string): boolean {
  return existsSync(path.join('content', 'glossary', path.basename(address)));
}

function listArticles(out: string): readonly string[] {
  return listByTemplate(out).get('glossary-article') ?? [];
}

/** Every real English article, filled up with generated ones from all over the list. */
function chooseSample(out: string): string[] {
  const all = listArticles(out).filter((address) => address.startsWith('/en/'));
  const real = all.filter(isReal).slice(0, sampleSize);
  const generated = all.filter((address) => !isReal(address));
  const wanted = sampleSize - real.length;
  return [
    ...real,
    ...generated.filter(
      (_, index) =>
        Math.floor((index * wanted) / generated.length) !==
        Math.floor(((index - 1) * wanted) / generated.length),
    ),
  ];
}

/** The words of the article in a document, without tags and spaces. */
function readWords(html: string): string {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  return article
    .replace(/<[^>]*>|\s+/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

/** A document without its styles: the site has them inside, and plain Next in files. */
const readMarkup = (out: string, address: string): string =>
  readFileSync(documentFile(out, address), 'utf8').replaceAll(/<style[\s\S]*?<\/style>/g, '');

/** Compares the same 50 articles of the two exports. */
export function compareArticles(siteOut: string, plainOut: string): Comparison {
  const pairs = chooseSample(siteOut).map((address) => {
    const [site, plain] = [readMarkup(siteOut, address), readMarkup(plainOut, address)];
    const [siteSize, plainSize] = [brotliSize(Buffer.from(site)), brotliSize(Buffer.from(plain))];
    const words = readWords(site);
    return {
      address,
      site: siteSize,
      plain: plainSize,
      ratio: siteSize / plainSize,
      same: words !== '' && words === readWords(plain),
    };
  });
  const ratios = pairs.map(({ ratio }) => ratio);
  return {
    articles: pairs.length,
    median: findMedian(pairs, ({ ratio }) => ratio),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    sameWords: pairs.filter(({ same }) => same).length,
  };
}

/** The real article whose page data is largest when it is gzipped. */
export function findLargestPageData(out: string): { readonly address: string; readonly gzip: number } {
  const sizes = listArticles(out)
    .filter(isReal)
    .map((address) => ({ address, gzip: measureFiles([pageDataFile(out, address)]) }));
  const largest = sizes.sort((a, b) => b.gzip - a.gzip)[0];
  if (!largest) throw new Error('The export has no real article.');
  return largest;
}
