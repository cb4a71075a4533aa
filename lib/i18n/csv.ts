import type { Localized, Locale } from './locales';

/** Spreadsheets take a file without this mark for another encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** What pages need for their line breaks is of no use in a file: soft hyphens, joints, spaces that do not break. */
const toPlain = (text: string): string => text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ');

/** Where decimals are written with a comma, values are parted by semicolons. */
const separators: Localized<string> = { en: ',', de: ';' };

const quote = (cell: string, separator: string): string =>
  /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Writes a table as spreadsheets of a language open it.
 *
 * @param rows cells as they shall stand there: numbers as the language writes them, without groups
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function writeCsv(rows: readonly (readonly string[])[], locale: Locale): string {
  const separator = separators[locale];
  const toLine = (cells: readonly string[]): string =>
    cells.map((cell) => quote(toPlain(cell), separator)).join(separator) + lineEnd;
  return byteOrderMark + rows.map(toLine).join('');
}
