import { acrossWidth, drawOutcomes, drawOutcomesThumbnail, type Outcome } from '#lib/charts/outcomes';
import { drawCoverLine, drawTextThumbnail } from '#lib/charts/text-line';
import type { Drawing } from '#lib/core/chart';
import { stripTags } from '#lib/core/html';
import { outlineText } from '#lib/core/text-outline';
import type { PostEntry } from './schema';

type Source = Pick<PostEntry, 'body' | 'courses'>;

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

const listWithCourses = (html: string, courses: Source['courses']): Outcome[] =>
  listOutcomes(html).map((one, index) => ({ ...one, course: courses[index] }));

/** Drawing of a post's cover: its outcomes, otherwise a line with its sections. */
export function drawPostCover({ body, courses }: Source): Drawing {
  const { html } = body();
  const outcomes = listWithCourses(html, courses);
  return outcomes.length > 0 ? drawOutcomes(outcomes) : drawCoverLine(outlineText(html));
}

/** The cover in landscape; undefined for a post without outcomes. */
export function drawPostCoverAcross({ body, courses }: Source): Drawing | undefined {
  const outcomes = listWithCourses(body().html, courses);
  return outcomes.length > 0 ? drawOutcomes(outcomes, acrossWidth) : undefined;
}

/**
 * The cover as a thumbnail.
 *
 * @param width in px; default is the thumbnail width
 */
export function drawPostThumbnail({ body, courses }: Source, width?: number): Drawing {
  const { html } = body();
  const outcomes = listWithCourses(html, courses);
  return outcomes.length > 0
    ? drawOutcomesThumbnail(outcomes, width)
    : drawTextThumbnail(outlineText(html), width);
}
