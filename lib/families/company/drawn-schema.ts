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

/** Who does what, as a table of a partner and the bank. */
export function createDuties(builders: Builders) {
  const { text, markdown, table } = builders;
  return z
    .strictObject({
      /** Heading of the part. */
      title: text(3, 100),
      /** What it means; Markdown. */
      lead: markdown(30, 400),
      /** Words for whoever decides, and for whoever takes part, beside their marks. */
      key: z.tuple([text(3, 40), text(3, 40)]),
      /** Who decides in each row of the table; with `bank alone` the partner takes no part. */
      deciders: z.array(z.enum(['partner', 'bank', 'bank alone'])).min(1),
      table,
    })
    .refine(({ deciders, table: { rows } }) => deciders.length === rows.length, 'a decider for each row')
    .transform(({ lead, ...duties }) => ({ ...duties, html: lead }));
}

/** The surroundings of the office, in our own drawing. Stations come from `content/site/surroundings.ts`. */
export const createSurroundingsSchema = ({ text, markdown }: Builders) =>
  z.strictObject({
    /** What the list of stations shows. */ title: text(5, 60),
    /** What the drawing shows, for those who do not see it. */ sentence: text(30, 400),
    /** How exact the drawing is, and whose data it is made from; Markdown. */ note: markdown(30, 400),
    /** Words of the link to OpenStreetMap. */ open: text(5, 60),
  });
