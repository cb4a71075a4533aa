import { basePath, withBase } from '#lib/core/base-path';
import { languageCodes } from '#lib/i18n/languages';

/** What the addresses of pages and files begin with. Only these: a text may begin with the path of another's interface. */
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

/** The address without its language names a page in all of them: it is none on the host. */
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
 * Puts the base path in front of every address of the site in what a document or a file of the export says:
 * texts that are one, and links in HTML. The build itself knows addresses without it, so this comes last.
 *
 * @param value plain JSON without the base path
 */
export function belowBase<T>(value: T): T {
  return basePath === '' ? value : (mapValue(value) as T);
}
