import type { Localized, Locale } from './locales';

/** Without it, spreadsheets assume another encoding. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Removes the control characters for line breaking: soft hyphens, word joiners, no-break spaces. */
const toPlain = (text: string): string => text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ');

/** Where the decimal separator is a comma, values are separated by semicolons. */
const separators: Localized<string> = { en: ',', de: ';' };

const quote = (cell: string, separator: string): string =>
  /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Serialises a table as CSV for spreadsheets in a language.
 *
 * @param rows cells as text: numbers in the language's format, without thousands separators
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function writeCsv(rows: readonly (readonly string[])[], locale: Locale): string {
  const separator = separators[locale];
  const toLine = (cells: readonly string[]): string =>
    cells.map((cell) => quote(toPlain(cell), separator)).join(separator) + lineEnd;
  return byteOrderMark + rows.map(toLine).join('');
}
