import { readFileSync } from 'node:fs';
import {
  documentFile,
  findAssets,
  gzipSize,
  listByTemplate,
  measureFile,
  measureFiles,
  pageDataFile,
  type Sizes,
} from './export-files';

/** What the median page of a family weighs. */
export type PageWeight = {
  readonly family: string;
  readonly address: string;
  readonly html: Sizes;
  readonly scripts: Sizes;
  readonly styles: Sizes;
  readonly pageData: Sizes;
};

const families = ['home', 'glossary-article', 'service', 'text-page', 'error'] as const;

/** The lower of the two in the middle, so that it is always a real page. */
export function findMedian<T>(items: readonly T[], value: (item: T) => number): T {
  const sorted = items.map((item) => ({ item, value: value(item) })).sort((a, b) => a.value - b.value);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('There is no median of nothing.');
  return middle.item;
}

function weighPage(out: string, family: string, address: string): PageWeight {
  const file = documentFile(out, address);
  const { scripts, styles } = findAssets(out, readFileSync(file, 'utf8'));
  return {
    family,
    address,
    html: measureFile(file),
    scripts: measureFiles(scripts),
    styles: measureFiles(styles),
    pageData: measureFile(pageDataFile(out, address)),
  };
}

/** Weighs each family's median page, by its gzipped HTML. Pages outside the languages carry no runtime and stay out. */
export function weighFamilies(out: string): PageWeight[] {
  const pages = listByTemplate(out);
  return families.map((family) => {
    const addresses = (pages.get(family) ?? []).filter((address) => /^\/[a-z]{2}\//.test(address));
    if (addresses.length === 0) throw new Error(`The export has no page of the template "${family}".`);
    return weighPage(
      out,
      family,
      findMedian(addresses, (address) => gzipSize(readFileSync(documentFile(out, address)))),
    );
  });
}

/** First-load JavaScript of a document. */
export function weighScripts(out: string, address: string): Sizes {
  return measureFiles(findAssets(out, readFileSync(documentFile(out, address), 'utf8')).scripts);
}
