import { ContentError } from '#lib/content/content-error';
import { toPercent } from '#lib/core/to-percent';
import type { JobEntry } from './schema';

type Source = Pick<JobEntry, 'measured' | 'body' | 'file'>;

/** A part of a whole as two rows: how many sleepers each has, and how many of them are highlighted. */
function buildShare(whole: number, part: number) {
  const half = whole / 2;
  return [Math.min(part, half), Math.max(0, part - half)].map((lit) => ({
    sleepers: half,
    lit,
    to: toPercent(lit / half),
  }));
}

/** Both bars on the scale of the longer one; null if the position has none. */
export function buildMeasured({ measured }: Pick<Source, 'measured'>) {
  if (!measured) return null;
  const { title, rail, route, isShare } = measured;
  const whole = Math.max(rail.value, route.value);
  const { label, text, mark } = rail;
  return {
    title,
    share: isShare ? buildShare(rail.value, route.value) : null,
    rail: {
      label,
      text,
      to: toPercent(rail.value / whole),
      mark: mark ? { at: toPercent(mark.value / whole), text: mark.text } : null,
    },
    route: {
      label: route.label,
      text: route.text,
      to: toPercent(route.value / whole),
      dashes: route.dash === undefined ? null : route.value / route.dash,
    },
  };
}

export type Measured = NonNullable<ReturnType<typeof buildMeasured>>;

/**
 * Splits the body after the section that the bars belong to.
 *
 * @returns the whole body in `before` if there are no bars
 * @throws ContentError if the body has no such section
 */
export function splitAtMeasured({ measured, body, file }: Source): { before: string; after: string | null } {
  const { html } = body();
  if (!measured) return { before: html, after: null };
  const headings = [...html.matchAll(/<h2\b/g)].map(({ index }) => index);
  const { section } = measured;
  if (section > headings.length)
    throw new ContentError([
      {
        file,
        field: 'measured.section',
        expected: `a number up to ${headings.length}`,
        found: String(section),
      },
    ]);
  const end = headings[section] ?? html.length;
  return { before: html.slice(0, end), after: html.slice(end) || null };
}
