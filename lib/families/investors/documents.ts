import { createHash } from 'node:crypto';
import { brand } from '#content/site/brand';
import { financialCalendar } from '#content/site/key-figures';
import { writeCalendar } from '#lib/core/calendar-file';
import { toEvent } from '#lib/facts/calendar-file';
import { writeCsv } from '#lib/i18n/csv';
import { formatNumber } from '#lib/i18n/format';
import { languages } from '#lib/i18n/language-table';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { derivedYears, type KeyRow, keyRows } from './key-rows';

/** Files for investors under `public`. */
export const documentNames = ['key-figures', 'financial-calendar'] as const;

export type DocumentName = (typeof documentNames)[number];

/** File under `public`. */
export type DocumentFile = {
  readonly path: string;
  readonly text: string;
  readonly bytes: number;
  readonly sha256: string;
};

/** Rows in millions of euros: the file says so, because it is read without its page. */
const moneyRows: ReadonlySet<KeyRow> = new Set([
  'netInterest',
  'netCommission',
  'income',
  'expenses',
  'riskProvisions',
  'profit',
  'totalAssets',
  'deposits',
  'loans',
  'equity',
]);

function buildKeyFigures(locale: Locale): string {
  const t = translate.investors[locale];
  const format = (value: number, decimals: number): string =>
    value.toLocaleString(languages[locale].tag, { minimumFractionDigits: decimals, useGrouping: false });
  const name = (row: KeyRow): string => {
    const text = t(`rows.${row}`);
    return moneyRows.has(row) ? t('inMillions', { row: text }) : text;
  };
  const head = [t('year'), ...keyRows.map(([row]) => name(row))];
  const lines = derivedYears.map((year) => [
    String(year.year),
    ...keyRows.map(([row, decimals]) => format(year[row], decimals)),
  ]);
  return writeCsv([head, ...lines], locale);
}

/** Time stamp of the calendar events: update it when figures or dates change. */
const lastChange = '2026-11-20';

/** All dates in one file; event ids are the same as in the files of single dates. */
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

/** Builds a document: path, content, size in bytes and SHA-256 checksum. */
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

/** Document with its type, and its size as text. */
export function describeFile(name: DocumentName, locale: Locale) {
  const { path, bytes, sha256, text } = buildDocument(name, locale);
  const size = translate.investors[locale]('kilobytes', { size: formatNumber(bytes / 1000, locale, 1) });
  return { path, size, sha256, text, type: path.split('.').at(-1)?.toUpperCase() ?? '' };
}
