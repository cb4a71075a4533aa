import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { readEntry } from '../schema';
import { readErrorsWords } from './schema';

export type ErrorWords = { readonly meaning: string; readonly todo: string };

export const errorsId = 'developers/reference/errors';

/** Address of an error's explanation. */
export const toErrorPath = (type: string, locale: Locale): string => `${buildPath(locale, errorsId)}#${type}`;

const stripTags = (html: string): string => html.replaceAll(/<[^>]+>|[\u00ad\u2060]/g, '');

/** Meaning of each error and what to do, as HTML: from the table for developers, and of the token endpoint. */
export function readErrorWords(locale: Locale): ReadonlyMap<string, ErrorWords> {
  const { rows } = readEntry(locale, 'requests').errors.table;
  const listed = rows.map(([, type, meaning, todo]): [string, ErrorWords] => [
    stripTags(type?.html ?? ''),
    { meaning: meaning?.html ?? '', todo: todo?.html ?? '' },
  ]);
  return new Map([...listed, ...Object.entries(readErrorsWords(locale).token.items)]);
}
