import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

/** Diagram of paths that exclude each other, with the routes that a visitor can choose. */
export const createDependenciesSchema = ({ text, diagram }: Builders) =>
  z.strictObject({
    diagram: diagram.describe('The plan with all its paths.'),
    legend: text(10, 90).describe('The question that the options answer.'),
    states: z
      .array(
        z.strictObject({
          key: text(3, 40).describe('Words on the option.'),
          outcome: text(30, 240).describe('What follows, in one or two sentences.'),
          route: z.array(z.string()).min(2).describe('Ids of the nodes on the route, up to its end.'),
          failed: z.string().optional().describe('Id of the check that fails.'),
        }),
      )
      .min(2)
      .max(3)
      .describe('The options; the first one is selected.'),
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
        .describe('Words for the one who decides and the one who takes part, beside their symbols.'),
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
    alt: text(30, 400).describe('What the drawing shows: the text alternative.'),
    note: markdown(30, 400).describe('How exact the drawing is, and the source of its data; Markdown.'),
    open: text(5, 60).describe('Words of the link to OpenStreetMap.'),
  });

export const createSupplier = ({ text }: Builders) =>
  z.strictObject({
    name: text(3, 24).describe('What kind of supplier it is.'),
    goesTo: text(3, 20).describe('Name of the station in the drawing after that does this work.'),
    gap: text(3, 40).optional().describe('What ends on this path, as no one handles it.'),
  });

export const createStation = ({ text }: Builders) =>
  z.strictObject({
    name: text(3, 20).describe('Name of the station.'),
    note: text(3, 30).optional().describe('A smaller line.'),
    isAside: z
      .literal(true)
      .optional()
      .describe('Whether it is beside the route, after the previous station.'),
  });
