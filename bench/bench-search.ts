import type { Budget } from './budgets';
import { measureSearch, type SearchTimes } from './navigation/measure-search';
import { printSection } from './print-section';
import { formatCount, formatTable } from './table';
import { weighIndex, weighSearches, weighSearchScripts, type SearchWeight } from './weigh-search';

/** Gzipped bytes. */
const limits = { scripts: 15_000, firstResult: 120_000 } as const;

function printWeights(weights: readonly SearchWeight[]): void {
  const rows = weights.map(({ language, query, gzip, requests, milliseconds, results }) => [
    `${language}: ${query}`,
    formatCount(results),
    formatCount(requests),
    formatCount(gzip),
    milliseconds.toFixed(0),
  ]);
  printSection(
    'A first search: what it loads of the index (gzip), and how long it computes on this machine',
    formatTable([['query', 'results', 'requests', 'bytes', 'ms'], ...rows]),
  );
}

function printTimes(times: readonly SearchTimes[]): void {
  const rows = times.map(({ slow, dialog, result }) => [
    slow ? 'slow phone' : 'full speed',
    dialog.toFixed(0),
    result.toFixed(0),
  ]);
  printSection(
    'A first search in a browser, median milliseconds: key to field, word to first result',
    formatTable([['', 'field', 'result'], ...rows]),
  );
}

function judge(name: string, bytes: number, limit: number): Budget {
  return { name, figure: formatCount(bytes), limit: formatCount(limit), met: bytes <= limit, kind: 'bytes' };
}

/**
 * Measures the search of an export and prints it.
 *
 * @param out folder of the export
 */
export async function benchSearch(out: string): Promise<Budget[]> {
  const weights = await weighSearches(out);
  const scripts = weighSearchScripts(out);
  const { all, first } = weighIndex(out);
  printWeights(weights);
  printTimes(await measureSearch(out));
  printSection(
    'The index of all languages, gzip',
    `${formatCount(all)} bytes in all; ${formatCount(first)} of them come with every German search`,
  );
  const most = Math.max(...weights.map(({ gzip }) => gzip));
  return [
    judge('script of the search, gzip', scripts, limits.scripts),
    judge('first result of the heaviest search with its script, gzip', scripts + most, limits.firstResult),
  ];
}
