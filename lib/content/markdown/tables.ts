import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { escapeHtml } from '#lib/core/html';
import type { Language } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import { formOnPhones } from './phone-tables';
import { plainText } from './plain-text';

/** Alignment as a class, ` class="align-right"`, because the content security policy blocks style attributes. */
function alignmentClass(cell: Token | undefined): string {
  const side = /text-align:(\w+)/.exec(String(cell?.attrGet('style') ?? ''))?.[1];
  return side ? ` class="align-${side}"` : '';
}

type Cell = { readonly open: Token; readonly text: string };

/** The rows of a table, header first. */
function listRows(tokens: readonly Token[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const [index, open] of tokens.entries()) {
    if (open.type === 'tr_open') rows.push([]);
    if (open.type !== 'th_open' && open.type !== 'td_open') continue;
    rows.at(-1)?.push({ open, text: plainText(tokens[index + 1]) });
  }
  return rows;
}

function nameTable(table: Token, tokens: readonly Token[]): void {
  const [heads = [], ...rows] = listRows(tokens);
  const columns = heads.map(({ open, text }, index) => ({
    name: text,
    isNumber: alignmentClass(open).includes('right'),
    texts: rows.map((row) => row[index]?.text ?? ''),
  }));
  const form = formOnPhones(columns);
  table.meta = form;
  for (const [first, ...others] of rows) {
    if (heads[0]?.text === '' && first) first.open.meta = { namesRow: true };
    if (!form?.startsWith('stacks')) continue;
    const row = form === 'stacks asks' ? first?.text : undefined;
    for (const [index, { open }] of others.entries()) open.meta = { column: heads[index + 1]?.text, row };
  }
}

/** Sets the phone layout of each table, and the column names of its cells; a row's first cell is its title. */
function nameColumns(tokens: readonly Token[]): void {
  let start = -1;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') start = index;
    const table = tokens[start];
    if (token.type === 'table_close' && table) nameTable(table, tokens.slice(start, index));
  }
}

/** Whether a cell is a row header: those below an empty corner cell are. */
const namesRow = (cell: Token | undefined): boolean =>
  ((cell?.meta ?? {}) as { readonly namesRow?: true }).namesRow === true;

/** Names of a cell's column, and of its row if columns may become blocks of answers. */
function nameCell(cell: Token | undefined): string {
  const { column, row } = (cell?.meta ?? {}) as { readonly column?: string; readonly row?: string };
  const write = (name: string, text: string | undefined): string =>
    text === undefined ? '' : ` data-${name}="${escapeHtml(text)}"`;
  return write('column', column) + write('row', row);
}

/** The token that opens a cell, from the index of the closing one; the cell's text is between them. */
const openingOf = (tokens: readonly Token[], index: number): Token | undefined => tokens[index - 2];

/** Opens the frame of a table. One whose rows stack never scrolls: it is no place for the focus. */
function openFrame(form: unknown, label: string): string {
  const name = typeof form === 'string' ? `table-frame ${form}` : 'table-frame';
  const focus = name.includes('stacks') ? '' : ` role="group" tabindex="0" aria-label="${label}"`;
  return `<div class="${name}"${focus}>`;
}

/**
 * Wraps tables for narrow screens: small ones fit, comparisons scroll horizontally in a focusable region, and
 * the rows of others stack, each cell after its column's name.
 */
export function addTables(md: MarkdownIt, locale: Language): void {
  const label = escapeHtml(translate.content[locale]('tableScroll'));
  const { rules } = md.renderer;
  md.core.ruler.push('name_columns', ({ tokens }) => nameColumns(tokens));
  rules['table_open'] = (tokens, index) => `${openFrame(tokens[index]?.meta, label)}<table>\n`;
  rules['table_close'] = () => '</table></div>\n';
  // An empty corner cell is a `td`: a screen reader would announce an empty header.
  const headerTag = (text: Token | undefined) => (text?.content === '' ? 'td' : 'th');
  rules['th_open'] = (tokens, index) => {
    const tag = headerTag(tokens[index + 1]);
    return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${alignmentClass(tokens[index])}>`;
  };
  rules['th_close'] = (tokens, index) => `</${headerTag(tokens[index - 1])}>\n`;
  rules['td_open'] = (tokens, index) => {
    const cell = tokens[index];
    return `<${namesRow(cell) ? 'th scope="row"' : 'td'}${alignmentClass(cell)}${nameCell(cell)}>`;
  };
  rules['td_close'] = (tokens, index) => `</${namesRow(openingOf(tokens, index)) ? 'th' : 'td'}>\n`;
}
