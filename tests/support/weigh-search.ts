import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#lib/i18n/languages';
import { removeSheets } from '#lib/next/bundled-sheets';
import { searchEntryPath, searchFolder } from '#lib/search/contract';
import { createSiteSearch, type LoadJson } from '#lib/search/search-site';
import { gzipSize, measureFiles } from '../../bench/export-files';

/** Queries: a word, a question, a prefix, a typo, and something that does not exist. */
const queries: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [
    'Karte',
    'Überweisung',
    'wie sperre ich meine Karte',
    'Haftung bei Betrug',
    'za',
    'Lastschrfit',
    'qxqxqx',
  ],
  en: ['card', 'payments', 'how do I block my card', 'fees for cash', 'se', 'settlemnt', 'qxqxqx'],
};

/** Results whose texts are loaded at once. */
const firstPage = 10;

/** Cost of a first search. */
export type SearchWeight = {
  /** Gzipped bytes until the first results are shown, without the script. */
  readonly gzip: number;
  readonly results: number;
};

async function weighQuery(out: string, language: Language, query: string): Promise<SearchWeight> {
  let gzip = 0;
  const load: LoadJson = (address) => {
    const data = readFileSync(path.join(out, address));
    gzip += gzipSize(data);
    return Promise.resolve(JSON.parse(data.toString()) as unknown);
  };
  const search = createSiteSearch(language, load);
  const { pages } = await search.find(query);
  await Promise.all(pages.slice(0, firstPage).map(search.readText));
  return { gzip, results: pages.length };
}

/** Measures searches in an export. */
export async function weighSearches(out: string): Promise<SearchWeight[]> {
  const weights: SearchWeight[] = [];
  for (const [language, list] of Object.entries(queries) as [Language, readonly string[]][])
    for (const query of list) weights.push(await weighQuery(out, language, query));
  return weights;
}

/** Gzipped size of the search scripts, found by their mention of the index folder. */
export function weighSearchScripts(out: string): number {
  const folder = path.join(out, '_next', 'static', 'chunks');
  const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(searchFolder));
  return chunks.reduce((sum, text) => sum + gzipSize(Buffer.from(removeSheets(text))), 0);
}

/** Gzipped size of a language's whole index, and of its entry file. */
export function weighIndex(out: string): { readonly all: number; readonly first: number } {
  const folder = path.join(out, searchFolder, 'files');
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  return { all: measureFiles(files), first: measureFiles([path.join(out, searchEntryPath('de'))]) };
}
