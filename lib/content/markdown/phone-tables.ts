import { measureText } from '#lib/core/wrap-label';

/** A column: its name, whether it is aligned as numbers are, and its cells. */
export type Column = { readonly name: string; readonly isNumber: boolean; readonly texts: readonly string[] };

/** Columns from which on the rows of a table stack on phones where they do not fit; fewer always do. */
const fewestStacked = 3;

/**
 * Columns from which on a comparison scrolls: stacked, what is compared would stand screens apart. Rows of five still
 * stack: what scrolls sideways is overlooked.
 */
const fewestCompared = 6;

/** Size of letters in tables, room between columns, and width of a text on small phones, in px; on smaller ones it scrolls. */
const size = 15;
const gap = 8;
const phone = 328;

/** Lines of a cell, as far as they can be estimated, above which its table is harder to read than its rows one below the other. */
const mostLines = 3.5;

/** What cannot be broken: a word, or a number with its unit. A soft hyphen is a place to break at. */
const longestPart = (text: string): number =>
  Math.max(...text.split(/[ \u00ad-]/).map((part) => measureText(part, size, 'note')));

/** Whether the columns stand side by side on a phone: none is cut, and no cell is a paragraph. */
function fits(columns: readonly Column[]): boolean {
  const least = columns.map(({ name, texts }) => Math.max(...[name, ...texts].map(longestPart)));
  const room = phone - gap * (columns.length - 1);
  const sum = least.reduce((all, width) => all + width, 0);
  if (sum > room) return false;
  const whole = columns.map(({ texts }) => Math.max(...texts.map((text) => measureText(text, size, 'note'))));
  const wanted = whole.reduce((all, width) => all + width, 0);
  return columns.every((_, index) => {
    // What is left over goes to those who want more, as browsers give it.
    const own = (least[index] ?? 0) + ((room - sum) * (whole[index] ?? 0)) / wanted;
    return (whole[index] ?? 0) / own <= mostLines;
  });
}

/** Rows of a comparison that can be told apart where each column is a block of answers. */
const comparedRows = { fewest: 3, most: 5 } as const;

/** Whether columns are questions that every row answers in words: what is compared are the answers to one of them. */
const asksQuestions = ([corner, ...others]: readonly Column[]): boolean =>
  others.length + 1 >= fewestCompared &&
  others.every(({ isNumber }) => !isNumber) &&
  (corner?.texts.length ?? 0) >= comparedRows.fewest &&
  (corner?.texts.length ?? 0) <= comparedRows.most;

/**
 * What a table does on phones: one of few short columns stays as it is; one whose columns are compared, by numbers or
 * by the names of its rows, scrolls below its first column, which stays; of one with many columns of words each column
 * may become a block of answers, which takes a page that asks for it; other rows stack.
 *
 * @returns the form as a class; none where the table stays as it is
 */
export function formOnPhones(columns: readonly Column[]): 'scrolls' | 'stacks' | 'stacks asks' | undefined {
  const [corner, ...others] = columns;
  if (columns.length < fewestStacked) return undefined;
  const numbers = others.filter(({ isNumber }) => isNumber).length;
  const isCompared = corner?.name === '' || 2 * numbers > others.length;
  if (isCompared && columns.length >= fewestCompared) return 'scrolls';
  if (fits(columns)) return undefined;
  return asksQuestions(columns) ? 'stacks asks' : 'stacks';
}
