import { z } from 'zod';
import { glossaryIndexContent } from '#content/glossary/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Lines of the map of terms, from top to bottom. */
export const mapLines = ['payments', 'identity', 'supervision'] as const;

/** A drawing that opens an article. */
const createChart = ({ text, timetable }: Pick<Builders, 'text' | 'timetable'>) =>
  z.strictObject({
    /** What is drawn: a graphic timetable. */
    kind: z.literal('timetable'),
    /** Title of the drawing. */
    title: text(10, 90),
    /** How it is read, in one or two sentences. */
    note: text(20, 200).optional(),
    /** What it proves, for those who do not see it. */
    sentence: text(60, 400),
    /** The stations, the days and the runs. */
    timetable,
    /** The same in words. */
    table: z.strictObject({
      /** What the table shows. */
      caption: text(10, 90),
      /** Names of the columns. */
      head: z.array(text(2, 60)).min(2),
      /** Cells of each row; the first names it. */
      rows: z.array(z.array(text(1, 80))).min(2),
    }),
    /** What opens the table. */
    tableLabel: text(5, 60),
  });

/** Front matter of `content/glossary/<slug>/<locale>.md`. */
const glossarySchema = defineSchema(({ item, text, source, ref, timetable }) =>
  item.extend({
    /** Common short form of the term, such as PSD2. */
    abbreviation: text(2, 12).optional(),
    /**
     * Further words by which texts mention the term, as they stand in a sentence; its first mention on a page
     * becomes a link. Its name is one of them by itself.
     */
    forms: z.array(text(2, 60)).default([]),
    /** The term in one or two sentences; opens the article and stands in the index. */
    definition: text(80, 360),
    /** Day on which the facts were last checked. */
    reviewed: daySchema,
    /** What the article rests on. */
    sources: z.array(source).min(2),
    /** Slugs of terms that the reader should see first. */
    related: z.array(ref('glossary')).default([]),
    /** Where it stands on the map of terms; without it the term stands in the list only. */
    place: z
      .strictObject({
        /** The line of its subject. */
        line: z.enum(mapLines),
        /** The stop on that line, counted from 0; related terms of two lines stand at the same stop. */
        stop: z.number().int().min(0).max(5),
      })
      .optional(),
    /** Drawings that open the article, across the page. */
    charts: z.array(createChart({ text, timetable })).default([]),
  }),
);

export type GlossaryEntry = Entry<Output<typeof glossarySchema>>;

export const glossary = createCollection('glossary', glossarySchema);

/** Words of the index, and of the call to action below every term. */
const wordsSchema = defineSchema(({ words, text, contact, advice }) =>
  words.extend({
    advice,
    /** What the reader finds here. */
    intro: text(100, 400),
    /** The map of terms. */
    map: z.strictObject({
      /** What the map shows, in one sentence. */
      label: text(30, 200),
      /** Names of its lines. */
      lines: z.strictObject({
        /** Name of the line of payments. */
        payments: text(3, 40),
        /** Name of the line of identity and money laundering. */
        identity: text(3, 40),
        /** Name of the line of supervision. */
        supervision: text(3, 40),
      }),
      /** What the drawing of one term and its related terms shows. */
      neighbours: text(10, 120),
    }),
    contact,
  }),
);

export const readWords = createWords('content/glossary/index.ts', glossaryIndexContent, wordsSchema);
