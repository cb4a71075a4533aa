import { z } from 'zod';
import { glossaryIndexContent } from '#content/glossary/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Lines of the term map, top to bottom. */
export const mapSubjects = ['payments', 'identity', 'supervision'] as const;

/** Chart at the top of an article. */
const createChart = ({ text, timetable }: Pick<Builders, 'text' | 'timetable'>) =>
  z.strictObject({
    kind: z.literal('timetable').describe('Kind of drawing: a graphic timetable.'),
    title: text(10, 90).describe('Title of the drawing.'),
    note: text(20, 200).optional().describe('How it is read, in one or two sentences.'),
    alt: text(60, 400).describe('What it proves: the text alternative.'),
    timetable: timetable.describe('The stations, the days and the runs.'),
    table: z
      .strictObject({
        caption: text(10, 90).describe('What the table shows.'),
        head: z.array(text(2, 60)).min(2).describe('Names of the columns.'),
        rows: z
          .array(z.array(text(1, 80)))
          .min(2)
          .describe('Cells of each row; the first names it.'),
      })
      .describe('The same in words.'),
    tableLabel: text(5, 60).describe('Words that open the table.'),
  });

/** Front matter of `content/glossary/<slug>/<locale>.md`. */
const glossarySchema = defineSchema(({ item, text, lead, source, ref, timetable }) =>
  item.extend({
    abbreviation: text(2, 12).optional().describe('Common short form of the term, such as PSD2.'),
    aliases: z
      .array(text(2, 60))
      .default([])
      .describe(
        'Other words by which texts mention the term, as they appear in a sentence; the first mention on a page becomes a link. The name is included automatically.',
      ),
    definition: lead(80).describe(
      'The term in one or two sentences; first in the article, and shown in the index.',
    ),
    reviewed: daySchema.describe('Day on which the facts were last checked.'),
    sources: z.array(source).min(2).describe('Sources of the article.'),
    related: z.array(ref('glossary')).default([]).describe('Slugs of related terms to show first.'),
    place: z
      .strictObject({
        subject: z.enum(mapSubjects).describe('Its subject, the row of the map.'),
        column: z
          .number()
          .int()
          .min(0)
          .max(5)
          .describe(
            'The column in that row, counted from 0; related terms of two rows have the same column.',
          ),
      })
      .optional()
      .describe('Its position on the map of terms; without it, the term is only in the list.'),
    charts: z
      .array(createChart({ text, timetable }))
      .default([])
      .describe('Drawings at the start of the article, across the page.'),
  }),
);

export type GlossaryEntry = Entry<Output<typeof glossarySchema>>;

export const glossary = createCollection('glossary', glossarySchema);

/** Texts of the index, and the call to action of every term. */
const wordsSchema = defineSchema(({ words, text, lead, contact, advice }) =>
  words.extend({
    advice,
    intro: lead(60).describe('What the reader finds here.'),
    map: z
      .strictObject({
        label: text(30, 200).describe('What the map shows, in one sentence.'),
        subjects: z
          .strictObject({
            payments: text(3, 40).describe('Name of the row of payments.'),
            identity: text(3, 40).describe('Name of the row of identity and money laundering.'),
            supervision: text(3, 40).describe('Name of the row of supervision.'),
          })
          .describe('Names of its rows.'),
        neighbours: text(10, 120).describe('What the drawing of one term and its related terms shows.'),
      })
      .describe('The map of terms.'),
    contact,
  }),
);

export const readWords = createWords('content/glossary/index.ts', glossaryIndexContent, wordsSchema);
