import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

/** A plan with tracks that lock each other, and what may be set on it. */
export const createLocksSchema = ({ text, diagram }: Builders) =>
  z.strictObject({
    /** The plan with all its tracks. */
    diagram,
    /** The question that the keys answer. */
    legend: text(10, 90),
    /** What may be; the first one is set. */
    states: z
      .array(
        z.strictObject({
          /** Words on the key. */
          key: text(3, 40),
          /** What follows, in one or two sentences. */
          outcome: text(30, 240),
          /** Ids of the nodes that the run passes, to where it ends. */
          route: z.array(z.string()).min(2),
          /** Id of the signal that is at stop. */
          stop: z.string().optional(),
        }),
      )
      .min(2)
      .max(3),
  });

/** Who does what, as a table; the lead is Markdown. */
export function createDuties(builders: Builders) {
  const { text, markdown, table } = builders;
  return z
    .strictObject({ title: text(3, 100), lead: markdown(30, 400), table })
    .transform(({ lead, ...duties }) => ({ ...duties, html: lead }));
}
