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

/** HTML of articles compared with plain Next. */
export type Comparison = {
  readonly articles: number;
  /** Brotli size relative to plain Next. */
  readonly median: {
    readonly address: string;
    readonly site: number;
    readonly plain: number;
    readonly ratio: number;
  };
  readonly lowest: number;
  readonly highest: number;
  /** Number of articles with the same text in both. */
  readonly sameWords: number;
};

const sampleSize = 50;

function isReal(address: string): boolean {
  return existsSync(path.join('content', 'glossary', path.basename(address)));
}

function listArticles(out: string): readonly string[] {
  return listByTemplate(out).get('glossary-article') ?? [];
}

/** All real English articles, and generated ones from the whole list. */
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

/** Text of the article, without tags and spaces. */
function readWords(html: string): string {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  return article
    .replace(/<[^>]*>|\s+/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

/** Document without styles: the site inlines them, plain Next does not. */
const readMarkup = (out: string, address: string): string =>
  readFileSync(documentFile(out, address), 'utf8').replaceAll(/<style[\s\S]*?<\/style>/g, '');

/** Compares the same 50 articles in both exports. */
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

/** Real article with the largest gzipped page data. */
export function findLargestPageData(out: string): { readonly address: string; readonly gzip: number } {
  const sizes = listArticles(out)
    .filter(isReal)
    .map((address) => ({ address, gzip: measureFiles([pageDataFile(out, address)]) }));
  const largest = sizes.sort((a, b) => b.gzip - a.gzip)[0];
  if (!largest) throw new Error('The export has no real article.');
  return largest;
}
