import { drawDecisionTree, type Outcome } from '#lib/charts/decision-tree';
import { drawDotPlot } from '#lib/charts/dot-plot';
import type { Drawing } from '#lib/core/chart';
import { stripTags } from '#lib/core/html';
import { outlineText } from '#lib/core/text-outline';
import type { PostEntry } from './schema';

type Source = Pick<PostEntry, 'body' | 'outcomes'>;

/** A longer table is not drawn as outcomes. */
const outcomesAtMost = 6;

/**
 * Reads the outcomes of a post from its first table: name from the first cell of a row, action from the last.
 * Empty if there is no such table, or it is too long for a drawing.
 */
export function listOutcomes(html: string): Outcome[] {
  const [, body = ''] = /<tbody>([\s\S]*?)<\/tbody>/.exec(html) ?? [];
  const rows = [...body.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, cell = '']) => stripTags(cell).trim()),
  );
  if (rows.length < 2 || rows.length > outcomesAtMost) return [];
  return rows.map((cells) => ({ name: cells[0] ?? '', note: cells.at(-1) ?? '' }));
}

const listWithResults = (html: string, results: Source['outcomes']): Outcome[] =>
  listOutcomes(html).map((one, index) => ({ ...one, result: results[index] }));

/** Drawing of a post's cover: its outcomes as a decision tree, otherwise a dot plot of its sections. */
export function drawPostCover({ body, outcomes: results }: Source): Drawing {
  const { html } = body();
  const outcomes = listWithResults(html, results);
  return outcomes.length > 0 ? drawDecisionTree(outcomes) : drawDotPlot(outlineText(html));
}
