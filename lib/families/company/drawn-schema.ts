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

/** The tasks as one track with two owners. */
function createOwnerTrack({ text }: Builders) {
  const owner = z.strictObject({
    /** Whose part of the track it is. */ role: text(2, 30),
    /** What this owner does. */ items: z.array(text(5, 80)).min(2).max(4),
  });
  return z.strictObject({
    /** The partner, then the bank. */ owners: z.tuple([owner, owner]),
    /** What stands on the border. */ border: text(3, 30),
  });
}

/** Who does what, as a track with two owners and as a table; the lead is Markdown. */
export function createDuties(builders: Builders) {
  const { text, markdown, table } = builders;
  return z
    .strictObject({
      title: text(3, 100),
      lead: markdown(30, 400),
      /** The track with two owners. */ line: createOwnerTrack(builders),
      table,
    })
    .transform(({ lead, ...duties }) => ({ ...duties, html: lead }));
}
