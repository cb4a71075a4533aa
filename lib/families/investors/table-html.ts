import { escapeHtml } from '#lib/core/html';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';

/** A row of figures, or a heading within the table. */
export type FigureRow =
  | { readonly heading: string }
  | {
      readonly name: string;
      /** Row number of a template that a regulation lays down. */
      readonly number?: string;
      /** Numbers are formatted; null is a dash. */
      readonly cells: readonly (number | string | null)[];
      readonly digits?: number;
      readonly isTotal?: boolean;
    };

function writeCell(
  cell: number | string | null,
  row: Exclude<FigureRow, { heading: string }>,
  locale: Locale,
) {
  const text =
    typeof cell === 'number' ? formatNumber(cell, locale, row.digits ?? 1) : escapeHtml(cell ?? '–');
  return `<td class="align-right">${row.isTotal ? `<strong>${text}</strong>` : text}</td>`;
}

function writeRow(row: FigureRow, columns: number, locale: Locale): string {
  if ('heading' in row)
    return `<tr><th scope="rowgroup" colspan="${columns}">${escapeHtml(row.heading)}</th></tr>`;
  const name = escapeHtml(row.name);
  const strong = row.isTotal ? `<strong>${name}</strong>` : name;
  const number = row.number ? `<strong>${escapeHtml(row.number)}</strong> ` : '';
  const cells = row.cells.map((cell) => writeCell(cell, row, locale)).join('');
  return `<tr><th scope="row" class="row-name">${number}${strong}</th>${cells}</tr>`;
}

/** Tables from this number of columns on scroll on phones. */
const fewestScrolled = 5;

/**
 * Writes a table of figures as HTML, like the tables of Markdown.
 *
 * @param head names of the columns, the first above the names of the rows
 */
export function writeFigureTable(
  head: readonly string[],
  rows: readonly FigureRow[],
  locale: Locale,
): string {
  const label = escapeHtml(translate.content[locale]('tableScroll'));
  const frame = head.length >= fewestScrolled ? 'table-frame scrolls' : 'table-frame';
  const names = head.map(
    (name, index) => `<th scope="col"${index > 0 ? ' class="align-right"' : ''}>${escapeHtml(name)}</th>`,
  );
  const body = rows.map((row) => writeRow(row, head.length, locale)).join('');
  return `<div class="${frame}" role="group" tabindex="0" aria-label="${label}"><table><thead><tr>${names.join('')}</tr></thead><tbody>${body}</tbody></table></div>`;
}
