import { basePath, withBase } from '#lib/core/base-path';
import { languageCodes } from '#lib/i18n/languages';

/** First segments of the site's paths. Only these, because texts may contain paths of other sites' APIs. */
const folders = [
  ...languageCodes,
  'audio',
  'documents',
  'feeds',
  'icons',
  '404\\.html',
  '500(?:\\.html)?',
  '\\*',
];
const start = `/(?:${folders.join('|')})(?=[/?#"]|$)|/(?="|$)`;
const isOwn = new RegExp(`^(?:${start})`);
const ownInHtml = new RegExp(`(?<=\\s(?:href|src|action|poster)=")(?:${start})`, 'g');

if (isOwn.test(basePath))
  throw new Error(
    `environment: BASE_PATH: another name than those of the site's own folders, found "${basePath}"`,
  );

/** `originalPath` has no language prefix, so it is not a path on the host. */
const isAddress = (key: string): boolean => key !== 'originalPath';

function mapText(text: string): string {
  return isOwn.test(text) ? withBase(text) : text.replace(ownInHtml, withBase);
}

function mapValue(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isAddress(key) ? mapText(value) : value;
  if (Array.isArray(value)) return value.map((part) => mapValue(part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapValue(part, name)]));
}

/**
 * Prepends the base path to all paths of the site in a document or file of the export: in strings that are a
 * path, and in links of HTML. Called last, because the build works with paths without it.
 *
 * @param value plain JSON without the base path
 */
export function belowBase<T>(value: T): T {
  return basePath === '' ? value : (mapValue(value) as T);
}
