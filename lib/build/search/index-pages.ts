import type { Language } from '#lib/i18n/languages';
import type { SearchRow } from '#lib/search/contract';
import { rateRarity } from '#lib/search/match-word';
import { findSpellings, type Spellings } from './find-spellings';
import { splitCompounds } from './split-compounds';

export type SearchBlock = { readonly text: string; readonly isHeading: boolean };

export type IndexedPage = {
  readonly name: string;
  readonly short?: string | undefined;
  readonly searchTerms?: readonly string[] | undefined;
  readonly description: string;
  readonly blocks: readonly SearchBlock[];
  readonly isList: boolean;
};

/** Weight of a word by field. */
const fields = { name: 12, short: 12, searchTerms: 8, description: 3, heading: 3, text: 1 } as const;

/** Weight of a part of a compound word. */
const partShare = 0.5;

/** Usual parameters of BM25: saturation of repeated words, and influence of the page length. */
const saturation = 1.2;
const lengthShare = 0.6;

/** Pages that list others rank below those they list. */
const listShare = 0.5;

/** Weights are stored as integers, in steps of a tenth. */
const steps = 10;

type Counts = Map<string, number>;

function addStems(counts: Counts, stems: readonly string[], weight: number): void {
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + weight);
}

/** Weighted frequency of each stem on a page. */
function countStems(page: IndexedPage, listStems: Spellings['listStems']): Counts {
  const { name, short = '', searchTerms = [], description, blocks } = page;
  const counts: Counts = new Map();
  addStems(counts, listStems(name), fields.name);
  addStems(counts, listStems(short), fields.short);
  addStems(counts, listStems(searchTerms.join(' ')), fields.searchTerms);
  addStems(counts, listStems(description), fields.description);
  for (const { text, isHeading } of blocks)
    addStems(counts, listStems(text), isHeading ? fields.heading : fields.text);
  return counts;
}

/** Words are also found by their last part: `kartenzahlung` by `zahlung`. */
function addParts(pages: readonly Counts[], lastParts: ReadonlyMap<string, string>): void {
  for (const counts of pages)
    for (const [stem, count] of [...counts]) {
      const part = lastParts.get(stem);
      if (part !== undefined) addStems(counts, [part], count * partShare);
    }
}

const listTexts = ({ name, short = '', searchTerms = [], description, blocks }: IndexedPage): string[] => [
  ...[name, short, ...searchTerms, description],
  ...blocks.map(({ text }) => text),
];

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** Weight of a stem on a page (BM25). @see https://doi.org/10.1561/1500000019 */
function weigh(count: number, length: number, pagesWith: number, pages: number): number {
  const often = (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * length));
  return steps * rateRarity(pagesWith, pages) * often;
}

function toRow(stem: string, weights: readonly (readonly [page: number, weight: number])[]): SearchRow {
  let last = 0;
  const pairs = weights.flatMap(([page, weight]) => {
    const distance = page - last;
    last = page;
    return [distance, weight];
  });
  return [stem, ...pairs];
}

/** Inverts the index, from stems by page to pages by stem. */
function invert(pages: readonly Counts[]): ReadonlyMap<string, readonly number[]> {
  const inverted = new Map<string, number[]>();
  pages.forEach((counts, page) => {
    for (const stem of counts.keys()) inverted.set(stem, [...(inverted.get(stem) ?? []), page]);
  });
  return inverted;
}

/** Sorted by code units, as the browser compares them. */
const byStem = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * Builds the index of a language: pages with weights by stem.
 *
 * @param without stems that are not searchable
 * @returns rows sorted by stem
 */
export function indexPages(
  pages: readonly IndexedPage[],
  language: Language,
  without: readonly string[],
): SearchRow[] {
  const { listStems, lastParts } = findSpellings(pages.flatMap(listTexts), language, without);
  const counted = pages.map((page) => countStems(page, listStems));
  const compounds = language === 'de' ? splitCompounds(counted.map((counts) => [...counts.keys()])) : [];
  addParts(counted, new Map([...lastParts, ...compounds]));
  const lengths = counted.map((counts) => sum(counts.values()));
  const average = sum(lengths) / pages.length;
  const toWeight = (stem: string, page: number, pagesWith: number): readonly [number, number] => {
    const count = counted[page]?.get(stem) ?? 0;
    const share = pages[page]?.isList ? listShare : 1;
    const weight = share * weigh(count, (lengths[page] ?? 0) / average, pagesWith, pages.length);
    return [page, Math.max(1, Math.round(weight))];
  };
  return [...invert(counted)]
    .filter(([stem]) => !without.includes(stem))
    .toSorted(byStem)
    .map(([stem, numbers]) =>
      toRow(
        stem,
        numbers.map((page) => toWeight(stem, page, numbers.length)),
      ),
    );
}
