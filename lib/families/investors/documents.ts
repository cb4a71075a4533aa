import { createHash } from 'node:crypto';
import { brand } from '#content/site/brand';
import { financialCalendar } from '#content/site/key-figures';
import { addDays } from '#lib/core/date';
import { languages } from '#lib/i18n/languages';
import type { Locale, Localized } from '#lib/i18n/locales';
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

/** Spreadsheets take a file without this mark for another encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What pages need for their line breaks is of no use in a file: soft hyphens, joints, spaces that do not break. */
const toPlain = (text: string): string => text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ');

/** Where decimals are written with a comma, values are parted by semicolons. */
const separators: Localized<string> = { en: ',', de: ';' };

function buildKeyFigures(locale: Locale): string {
  const t = translate.investors[locale];
  const quote = (name: string): string => (/[",;]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
  const format = (value: number, decimals: number): string =>
    value.toLocaleString(languages[locale].tag, { minimumFractionDigits: decimals, useGrouping: false });
  const head = [t('year'), ...keyRows.map(([row]) => quote(toPlain(t(`rows.${row}`))))];
  const lines = derivedYears.map((year) => [
    String(year.year),
    ...keyRows.map(([row, decimals]) => format(year[row], decimals)),
  ]);
  return byteOrderMark + [head, ...lines].map((cells) => cells.join(separators[locale]) + lineEnd).join('');
}

const compact = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string =>
  addDays(new Date(`${day}T12:00:00Z`), 1)
    .toISOString()
    .slice(0, 10);

/** Lines of a calendar have at most 75 octets; a longer one goes on behind a space. */
function foldLine(line: string): string {
  const parts: string[] = [''];
  for (const letter of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + letter) > 74) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.join(`${lineEnd} `);
}

/** @see https://www.rfc-editor.org/rfc/rfc5545 */
function buildCalendar(locale: Locale): string {
  const escape = (text: string): string => text.replaceAll(/([\\;,])/g, '\\$1');
  const events = financialCalendar.flatMap(({ day, slug, title }) => [
    'BEGIN:VEVENT',
    `UID:${slug}-${day}@${new URL(brand.origin).hostname}`,
    'DTSTAMP:20261120T080000Z',
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY;LANGUAGE=${locale}:${escape(`${brand.name}: ${title[locale]}`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Financial calendar//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + lineEnd).join('');
}

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
