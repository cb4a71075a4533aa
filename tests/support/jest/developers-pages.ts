import { readFileSync } from 'node:fs';
import { developersPages } from '#lib/families/developers/schema';
import type { Locale } from '#lib/i18n/locales';

/** What editors wrote on the pages for developers, whose names of events, states and calls others use. */
export const readDevelopersPages = (locale: Locale): string =>
  developersPages
    .all(locale)
    .map(({ file }) => readFileSync(file, 'utf8'))
    .join('\n');
