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
import { accountYears } from './account-years';
import { derivedYears, type KeyRow, keyRows } from './key-rows';
import { amountOf, capitalRows, digitsOf } from './report-tables';
import { readTableWords } from './tables-schema';

/** Files for investors under `public`. */
export const documentNames = ['key-figures', 'ratios', 'financial-calendar'] as const;

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

/** Number for a spreadsheet: in the language's format, without thousands separators. */
const formatCell = (value: number, decimals: number, locale: Locale): string =>
  value.toLocaleString(languages[locale].tag, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });

/** Names of the columns of the key figures, with their unit. */
export function nameKeyColumns(locale: Locale): readonly (readonly [KeyRow, string])[] {
  const t = translate.investors[locale];
  return keyRows.map(([row]) => {
    const text = t(`rows.${row}`);
    return [row, moneyRows.has(row) ? t('inMillions', { row: text }) : text];
  });
}

function buildKeyFigures(locale: Locale): string {
  const head = [translate.investors[locale]('year'), ...nameKeyColumns(locale).map(([, name]) => name)];
  const lines = derivedYears.map((year) => [
    String(year.year),
    ...keyRows.map(([row, decimals]) => formatCell(year[row], decimals, locale)),
  ]);
  return writeCsv([head, ...lines], locale);
}

/** Names of the columns of the ratios, with their unit. */
export function nameRatioColumns(
  locale: Locale,
): readonly (readonly [(typeof capitalRows)[number], string])[] {
  const t = translate.investors[locale];
  const { rows } = readTableWords(locale);
  return capitalRows.map((row) => [
    row,
    row.endsWith('Percent') ? rows[row] : t('inMillions', { row: rows[row] }),
  ]);
}

/** Each ratio with the amounts that it is calculated from. */
function buildRatios(locale: Locale): string {
  const head = [translate.investors[locale]('year'), ...nameRatioColumns(locale).map(([, name]) => name)];
  const lines = accountYears.map((year) => [
    String(year.year),
    ...capitalRows.map((row) => formatCell(amountOf(row, year), digitsOf(row), locale)),
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
  ratios: { ending: 'csv', build: buildRatios },
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
