import { ContentError } from '#lib/content/content-error';
import { toPercent } from '#lib/core/to-percent';
import type { JobEntry } from './schema';

type Source = Pick<JobEntry, 'measured' | 'body' | 'file'>;

/** Both bars on the scale of the longer one; null if the position has none. */
export function buildMeasured({ measured }: Pick<Source, 'measured'>) {
  if (!measured) return null;
  const { title, first, second } = measured;
  const whole = Math.max(first.value, second.value);
  const { label, text, mark } = first;
  return {
    title,
    first: {
      label,
      text,
      to: toPercent(first.value / whole),
      mark: mark ? { at: toPercent(mark.value / whole), text: mark.text } : null,
    },
    second: { label: second.label, text: second.text, to: toPercent(second.value / whole) },
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
