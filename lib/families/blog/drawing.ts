import { acrossWidth, drawOutcomes, drawOutcomesThumbnail, type Outcome } from '#lib/charts/outcomes';
import { drawCoverLine, drawTextThumbnail } from '#lib/charts/text-line';
import type { Drawing } from '#lib/core/chart';
import { outlineText } from '#lib/core/text-outline';
import type { PostEntry } from './schema';

type Source = Pick<PostEntry, 'body' | 'courses'>;

/** More outcomes are a table, and no switch. */
const outcomesAtMost = 6;

const stripTags = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/**
 * The outcomes that a post sets out in its first table: the first cell of a row, and what to do from its
 * last. None where the table is longer than a drawing can hold.
 */
export function listOutcomes(html: string): Outcome[] {
  const [, body = ''] = /<tbody>([\s\S]*?)<\/tbody>/.exec(html) ?? [];
  const rows = [...body.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)].map(([, cell = '']) => stripTags(cell)),
  );
  if (rows.length < 2 || rows.length > outcomesAtMost) return [];
  return rows.map((cells) => ({ name: cells[0] ?? '', note: cells.at(-1) ?? '' }));
}

const listWithCourses = (html: string, courses: Source['courses']): Outcome[] =>
  listOutcomes(html).map((one, index) => ({ ...one, course: courses[index] }));

/** What stands on the cover of a post: its outcomes, or else its sections as a line. */
export function drawPostCover({ body, courses }: Source): Drawing {
  const { html } = body();
  const outcomes = listWithCourses(html, courses);
  return outcomes.length > 0 ? drawOutcomes(outcomes) : drawCoverLine(outlineText(html));
}

/** The same for a cover that lies across, where it has outcomes. */
export function drawPostCoverAcross({ body, courses }: Source): Drawing | undefined {
  const outcomes = listWithCourses(body().html, courses);
  return outcomes.length > 0 ? drawOutcomes(outcomes, acrossWidth) : undefined;
}

/** The same in small; as wide as a phone, where that is asked for. */
export function drawPostThumbnail({ body, courses }: Source, width?: number): Drawing {
  const { html } = body();
  const outcomes = listWithCourses(html, courses);
  return outcomes.length > 0
    ? drawOutcomesThumbnail(outcomes, width)
    : drawTextThumbnail(outlineText(html), width);
}
