import { measureText } from '#lib/core/wrap-label';

/** A column: header, whether it is right-aligned like numbers, and cells. */
export type Column = { readonly name: string; readonly isNumber: boolean; readonly texts: readonly string[] };

/** Minimum number of columns of a table that may stack on phones; tables with fewer always fit. */
const fewestStacked = 3;

/**
 * Minimum numbers of columns and rows of a comparison that scrolls: stacked, the compared values would be screens
 * apart. Fewer still stack, because horizontal scrolling is easily overlooked: numbers of three rows fit a screen.
 */
const fewestCompared = 6;
const fewestScrolled = 4;

/** Font size, column gap and text width on small phones, in px. */
const size = 15;
const gap = 8;
const phone = 328;

/** Estimated lines per cell above which stacked rows are easier to read than the table. */
const mostLines = 3.5;

/** Width of the longest unbreakable part: a word, or a number with its unit. Soft hyphens allow breaks. */
const longestPart = (text: string): number =>
  Math.max(...text.split(/[ \u00ad-]/).map((part) => measureText(part, size, 'note')));

/** Whether a table fits on a phone: no column is cut off, and no cell is too long. */
function fits(columns: readonly Column[]): boolean {
  const least = columns.map(({ name, texts }) => Math.max(...[name, ...texts].map(longestPart)));
  const room = phone - gap * (columns.length - 1);
  const sum = least.reduce((all, width) => all + width, 0);
  if (sum > room) return false;
  const columnWidths = columns.map(({ texts }) =>
    Math.max(...texts.map((text) => measureText(text, size, 'note'))),
  );
  const totalWidth = columnWidths.reduce((all, width) => all + width, 0);
  return columns.every((_, index) => {
    // Browsers distribute the remaining width by the columns' preferred widths.
    const width = (least[index] ?? 0) + ((room - sum) * (columnWidths[index] ?? 0)) / totalWidth;
    return (columnWidths[index] ?? 0) / width <= mostLines;
  });
}

/** Number of rows of a comparison whose columns may become blocks of answers. */
const comparedRows = { fewest: 3, most: 5 } as const;

/** Whether columns are questions that every row answers in words, so that the answers to one question are compared. */
const asksQuestions = ([corner, ...others]: readonly Column[]): boolean =>
  others.length + 1 >= fewestCompared &&
  others.every(({ isNumber }) => !isNumber) &&
  (corner?.texts.length ?? 0) >= comparedRows.fewest &&
  (corner?.texts.length ?? 0) <= comparedRows.most;

type Form = 'scrolls' | 'stacks' | 'stacks asks' | 'stacks counts';

/**
 * The layout of a table on phones: few short columns stay a table; comparisons, by numbers or by named rows, scroll
 * with a fixed first column; few rows of numbers stack below what they count; many columns of text may become blocks
 * of answers, if the page opts in; other rows stack.
 *
 * @returns the layout as a class; undefined for a plain table
 */
export function formOnPhones(columns: readonly Column[]): Form | undefined {
  const [corner, ...others] = columns;
  if (columns.length < fewestStacked) return undefined;
  const numbers = others.filter(({ isNumber }) => isNumber).length;
  const isCompared = corner?.name === '' || 2 * numbers > others.length;
  if (isCompared && columns.length >= fewestCompared) {
    if ((corner?.texts.length ?? 0) >= fewestScrolled || numbers < others.length) return 'scrolls';
    return fits(columns) ? undefined : 'stacks counts';
  }
  if (fits(columns)) return undefined;
  return asksQuestions(columns) ? 'stacks asks' : 'stacks';
}
