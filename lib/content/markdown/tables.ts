import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { escapeHtml } from '#lib/core/html';
import type { Language } from '#lib/i18n/languages';
import { translate } from '#lib/i18n/translate';
import { plainText } from './plain-text';

/** Columns from which on the rows of a table stack on phones; fewer fit. */
const fewestStacked = 3;

/**
 * Columns from which on a comparison scrolls: stacked, what is compared would stand screens apart. Rows of five still
 * stack: what scrolls sideways is overlooked.
 */
const fewestCompared = 6;

/** Alignment as a class, ` class="align-right"`: the content security policy drops style attributes. */
function alignmentClass(cell: Token | undefined): string {
  const side = /text-align:(\w+)/.exec(String(cell?.attrGet('style') ?? ''))?.[1];
  return side ? ` class="align-${side}"` : '';
}

type Head = { readonly name: string; readonly isNumber: boolean };

/**
 * What a table does on phones: one whose columns are compared, by numbers or by the names of its rows, scrolls below
 * its first column, which stays; other rows stack.
 */
function formOnPhones([corner, ...columns]: readonly Head[]): 'scrolls' | 'stacks' | undefined {
  const numbers = columns.filter(({ isNumber }) => isNumber).length;
  const count = columns.length + 1;
  const isCompared = corner?.name === '' || 2 * numbers > columns.length;
  if (isCompared && count >= fewestCompared) return 'scrolls';
  return count >= fewestStacked ? 'stacks' : undefined;
}

/** Tells the tables of a document which of them stack, and their cells the names of their columns; a row's first cell is its title. */
function nameColumns(tokens: readonly Token[]): void {
  let table: Token | undefined;
  let heads: Head[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') [table, heads] = [token, []];
    if (token.type === 'th_open')
      heads.push({ name: plainText(tokens[index + 1]), isNumber: alignmentClass(token).includes('right') });
    if (token.type === 'thead_close' && table) table.meta = formOnPhones(heads);
    if (token.type === 'tr_open') column = 0;
    if (token.type !== 'td_open') continue;
    if (column > 0 && table?.meta === 'stacks') token.meta = { column: heads[column]?.name };
    if (column === 0 && heads[0]?.name === '') token.meta = { namesRow: true };
    column += 1;
  }
}

/** Whether a cell is the name of its row: those below an empty corner are. */
const namesRow = (cell: Token | undefined): boolean =>
  ((cell?.meta ?? {}) as { readonly namesRow?: true }).namesRow === true;

const columnOf = (cell: Token | undefined): string => {
  const { column } = (cell?.meta ?? {}) as { readonly column?: string };
  return column === undefined ? '' : ` data-column="${escapeHtml(column)}"`;
};

/** The token that opens the cell which another one closes; between them stands the cell's text. */
const openingOf = (tokens: readonly Token[], index: number): Token | undefined => tokens[index - 2];

/**
 * Frames tables: on narrow screens those of few columns and comparisons scroll sideways, which takes a region that
 * can be reached by keyboard, and the rows of other ones stack, each cell after its column's name.
 */
export function addTables(md: MarkdownIt, locale: Language): void {
  const label = escapeHtml(translate.content[locale]('tableScroll'));
  const { rules } = md.renderer;
  md.core.ruler.push('name_columns', ({ tokens }) => nameColumns(tokens));
  rules['table_open'] = (tokens, index) =>
    `<div class="${['table-frame', tokens[index]?.meta ?? []].flat().join(' ')}" role="group" tabindex="0" aria-label="${label}"><table>\n`;
  rules['table_close'] = () => '</table></div>\n';
  // The corner above row names heads nothing: an empty header cell would be read aloud as one.
  const headerTag = (text: Token | undefined) => (text?.content === '' ? 'td' : 'th');
  rules['th_open'] = (tokens, index) => {
    const tag = headerTag(tokens[index + 1]);
    return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${alignmentClass(tokens[index])}>`;
  };
  rules['th_close'] = (tokens, index) => `</${headerTag(tokens[index - 1])}>\n`;
  rules['td_open'] = (tokens, index) => {
    const cell = tokens[index];
    return `<${namesRow(cell) ? 'th scope="row"' : 'td'}${alignmentClass(cell)}${columnOf(cell)}>`;
  };
  rules['td_close'] = (tokens, index) => `</${namesRow(openingOf(tokens, index)) ? 'th' : 'td'}>\n`;
}
