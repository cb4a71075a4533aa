import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

/** Diagram of tracks that exclude each other, with the routes that can be set on it. */
export const createLocksSchema = ({ text, diagram }: Builders) =>
  z.strictObject({
    diagram: diagram.describe('The plan with all its tracks.'),
    legend: text(10, 90).describe('The question that the keys answer.'),
    states: z
      .array(
        z.strictObject({
          key: text(3, 40).describe('Words on the key.'),
          outcome: text(30, 240).describe('What follows, in one or two sentences.'),
          route: z
            .array(z.string())
            .min(2)
            .describe('Ids of the nodes that the run passes, to where it ends.'),
          stop: z.string().optional().describe('Id of the signal that is at stop.'),
        }),
      )
      .min(2)
      .max(3)
      .describe('What may be; the first one is set.'),
  });

/** Table of duties of the partner and the bank. */
export function createDuties(builders: Builders) {
  const { text, markdown, table } = builders;
  return z
    .strictObject({
      title: text(3, 100).describe('Heading of the part.'),
      lead: markdown(30, 400).describe('What it means; Markdown.'),
      key: z
        .tuple([text(3, 40), text(3, 40)])
        .describe('Words for whoever decides, and for whoever takes part, beside their marks.'),
      deciders: z
        .array(z.enum(['partner', 'bank', 'bank alone']))
        .min(1)
        .describe('Who decides in each row of the table; with `bank alone` the partner takes no part.'),
      table,
    })
    .refine(({ deciders, table: { rows } }) => deciders.length === rows.length, 'a decider for each row')
    .transform(({ lead, ...duties }) => ({ ...duties, html: lead }));
}

/** Texts around the map of the office. Stations come from `content/site/surroundings.ts`. */
export const createSurroundingsSchema = ({ text, markdown }: Builders) =>
  z.strictObject({
    title: text(5, 60).describe('What the list of stations shows.'),
    sentence: text(30, 400).describe('What the drawing shows, for those who do not see it.'),
    note: markdown(30, 400).describe('How exact the drawing is, and whose data it is made from; Markdown.'),
    open: text(5, 60).describe('Words of the link to OpenStreetMap.'),
  });

export const createSupplier = ({ text }: Builders) =>
  z.strictObject({
    name: text(3, 24).describe('What kind of supplier it is.'),
    goesTo: text(3, 20).describe('Name of the station of the drawing after at which this work is done then.'),
    gap: text(3, 40).optional().describe('What ends on this track, because nobody acts on it.'),
  });

export const createStation = ({ text }: Builders) =>
  z.strictObject({
    name: text(3, 20).describe('What is passed.'),
    note: text(3, 30).optional().describe('A smaller line.'),
    isAside: z
      .literal(true)
      .optional()
      .describe('Whether it lies beside the route, behind the station before it.'),
  });
