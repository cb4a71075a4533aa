import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#lib/i18n/languages';
import { removeSheets } from '#lib/next/bundled-sheets';
import { searchEntryPath, searchFolder } from '#lib/search/contract';
import { createSiteSearch, type LoadJson } from '#lib/search/search-site';
import { gzipSize, measureFiles } from '../../bench/export-files';

/** What people look for: a word, a question, a beginning, a mistake, and what is nowhere. */
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

/** Results whose texts are read at once. */
const firstPage = 10;

/** What one search costs a visitor who has nothing of it yet. */
export type SearchWeight = {
  /** Gzipped bytes of all that is loaded until the first results stand there, without the script. */
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

/** Weighs searches in an export, one after the other. */
export async function weighSearches(out: string): Promise<SearchWeight[]> {
  const weights: SearchWeight[] = [];
  for (const [language, list] of Object.entries(queries) as [Language, readonly string[]][])
    for (const query of list) weights.push(await weighQuery(out, language, query));
  return weights;
}

/** Gzipped script of the search, without its styles: the chunks that know where its index lies. */
export function weighSearchScripts(out: string): number {
  const folder = path.join(out, '_next', 'static', 'chunks');
  const chunks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes(searchFolder));
  return chunks.reduce((sum, text) => sum + gzipSize(Buffer.from(removeSheets(text))), 0);
}

/** Gzipped bytes of the whole index of a language, which nobody loads, and of what every search loads first. */
export function weighIndex(out: string): { readonly all: number; readonly first: number } {
  const folder = path.join(out, searchFolder, 'files');
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  return { all: measureFiles(files), first: measureFiles([path.join(out, searchEntryPath('de'))]) };
}
