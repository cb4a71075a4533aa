import { gzipSync } from 'node:zlib';
import { languageCodes } from '#lib/i18n/languages';
import { findLateScripts, findStarter } from '#lib/next/late-scripts';
import { pageDataPath } from '#lib/page-data/contract';
import { families } from '#lib/registry/registry';
import { htmlFileOf, readExported } from '#tests/support/exported';
import { familyBudgets, firstLoad } from './family-budgets';

const weights = new Map<string, number>();
/** Gzipped size of a file, cached because pages share files. */
function weigh(file: string): number {
  const weight = weights.get(file) ?? gzipSync(readExported(file)).length;
  weights.set(file, weight);
  return weight;
}

const pages = families.flatMap((family) =>
  languageCodes.flatMap((language) => family.pages(language)).map((page) => [family.name, page] as const),
);

/** Pages above a limit with their sizes. */
function listHeavy(
  read: (page: (typeof pages)[number][1]) => number,
  limitOf: (family: string) => number,
): string[] {
  return pages.flatMap(([family, page]) => {
    const [found, limit] = [read(page), limitOf(family)];
    return found > limit ? [`${page.path}: at most ${limit}, found ${found}`] : [];
  });
}

type Page = (typeof pages)[number][1];

/** Starter and runtime, and separately the data for hydration, whose size depends on the document. */
function readFiles(page: Page): { readonly scripts: readonly string[]; readonly data: readonly string[] } {
  const html = readExported(htmlFileOf(page));
  const late = findLateScripts(html);
  return { scripts: [...findStarter(html), ...late.slice(0, -1)], data: late.slice(-1) };
}

const sum = (files: readonly string[]): number => files.reduce((total, file) => total + weigh(file), 0);

describe("sizes of a family's pages", () => {
  it('have limits for exactly the existing families', () => {
    expect(Object.keys(familyBudgets).toSorted()).toEqual(families.map(({ name }) => name).toSorted());
  });

  it('no document exceeds its limit', () => {
    const heavy = listHeavy(
      (page) => sum([`/${htmlFileOf(page)}`, ...readFiles(page).data]),
      (family) => familyBudgets[family]?.document ?? 0,
    );
    expect(heavy).toEqual([]);
  });

  it('no page data exceeds its limit', () => {
    const heavy = listHeavy(
      (page) => weigh(pageDataPath(page.path)),
      (family) => familyBudgets[family]?.pageData ?? 0,
    );
    expect(heavy).toEqual([]);
  });

  it('the starter has at most 3.5 kB', () => {
    const starters = new Set(pages.flatMap(([, page]) => findStarter(readExported(htmlFileOf(page)))));
    expect([...starters].map(weigh).filter((bytes) => bytes > 3.5 * 1024)).toEqual([]);
    expect(starters.size).toBe(1);
  });

  it('no page exceeds its limit of script bytes', () => {
    const heavy = listHeavy(
      (page) => sum(readFiles(page).scripts),
      (family) => familyBudgets[family]?.scripts ?? 0,
    );
    expect(heavy).toEqual([]);
  });

  it('no page exceeds its limit of scripts', () => {
    const heavy = listHeavy(
      (page) => Object.values(readFiles(page)).flat().length,
      (family) => familyBudgets[family]?.requests ?? 0,
    );
    expect(heavy).toEqual([]);
    // Ensures that the list of scripts is found at all.
    expect(Math.max(...pages.map(([, page]) => readFiles(page).scripts.length))).toBeGreaterThan(
      firstLoad.requests / 2,
    );
  });
});
