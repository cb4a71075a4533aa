import { createHash } from 'node:crypto';
import { brand } from '#content/site/brand';
import { financialCalendar } from '#content/site/key-figures';
import { writeCalendar } from '#lib/core/calendar-file';
import { toEvent } from '#lib/facts/calendar-file';
import { writeCsv } from '#lib/i18n/csv';
import { languages } from '#lib/i18n/language-table';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { derivedYears, keyRows } from './key-rows';

/** Files that investors can take away. */
export const documentNames = ['key-figures', 'financial-calendar'] as const;

export type DocumentName = (typeof documentNames)[number];

/** A file under `public`, as its page describes it. */
export type DocumentFile = {
  readonly path: string;
  readonly text: string;
  readonly bytes: number;
  readonly sha256: string;
};

function buildKeyFigures(locale: Locale): string {
  const t = translate.investors[locale];
  const format = (value: number, decimals: number): string =>
    value.toLocaleString(languages[locale].tag, { minimumFractionDigits: decimals, useGrouping: false });
  const head = [t('year'), ...keyRows.map(([row]) => t(`rows.${row}`))];
  const lines = derivedYears.map((year) => [
    String(year.year),
    ...keyRows.map(([row, decimals]) => format(year[row], decimals)),
  ]);
  return writeCsv([head, ...lines], locale);
}

/** Day of the figures and dates; a new one where they change. */
const lastChange = '2026-11-20';

/** All dates in one file, by the names that the files of single dates give them too. */
const buildCalendar = (locale: Locale): string =>
  writeCalendar({
    maker: `${brand.name}//Financial calendar`,
    language: locale,
    events: financialCalendar.map(({ day, slug, title }) =>
      toEvent({ name: `${slug}-${day}`, stamp: lastChange, title: title[locale], when: { day } }),
    ),
  });

const builders: Readonly<
  Record<DocumentName, { readonly ending: string; readonly build: (locale: Locale) => string }>
> = {
  'key-figures': { ending: 'csv', build: buildKeyFigures },
  'financial-calendar': { ending: 'ics', build: buildCalendar },
};

/** A document in a language: its address, its text, its size and its checksum. */
export function buildDocument(name: DocumentName, locale: Locale): DocumentFile {
  const { ending, build } = builders[name];
  const text = build(locale);
  return {
    path: `/documents/investors/stellwerk-${name}-${locale}.${ending}`,
    text,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}
