import { readFileSync } from 'node:fs';
import { documentFile, findMedian, gzipSize, listByTemplate } from '../export-files';

/** Page to measure. */
export type Sample = { readonly template: string; readonly path: string };

/** The languages alternate. */
const templates = [
  ['home', 'en'],
  ['service', 'de'],
  ['glossary-article', 'en'],
  ['industry', 'de'],
  ['case-study', 'en'],
  ['text-page', 'de'],
] as const;

/** The page of a template and language with the median size. */
export function chooseSample(out: string, template: string, language: string): Sample {
  const paths = (listByTemplate(out).get(template) ?? []).filter((path) => path.startsWith(`/${language}/`));
  if (paths.length === 0) throw new Error(`The export has no page of the template "${template}".`);
  const weigh = (path: string): number => gzipSize(readFileSync(documentFile(out, path)));
  return { template, path: findMedian(paths, weigh) };
}

/** A page of each measured template. */
export function chooseSamples(out: string): Sample[] {
  return templates.map(([template, language]) => chooseSample(out, template, language));
}
