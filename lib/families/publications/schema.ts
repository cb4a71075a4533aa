import { z } from 'zod';
import { publicationsIndexContent } from '#content/publications/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { personSchema } from '#lib/facts/people';
import {
  createComparisonSchema,
  createDivisionSchema,
  createOwnershipSchema,
  createSequenceSchema,
  createSettlementSchema,
} from './drawn-schema';

const createTitled = ({ text }: Pick<Builders, 'text'>) =>
  z.strictObject({
    /** A few words. */
    title: text(3, 70),
    /** One or two sentences. */
    text: text(40, 320),
  });

/** Front matter of `content/publications/<slug>/<locale>.md`; the body is the whole publication. */
const publicationSchema = defineSchema(({ item, text, markdown }) => {
  const titledText = createTitled({ text });
  return item.extend({
    /** Day of publication. */
    date: daySchema,
    /** What it is; stands on the cover and above the headline. */
    kind: z.enum(['guide', 'whitepaper', 'study']),
    /** Number in the series, on the cover; the same in both languages. */
    number: z.int().min(1).max(99),
    /** A day that changes the subject; stands on the cover where a sentence of the text first names it. */
    event: daySchema.optional(),
    /** A chain of ownership that a chapter works out, as a drawing. */
    ownership: createOwnershipSchema({ text }).optional(),
    /** Trades and their settlement, as a timetable; a text has this or a chain of ownership. */
    settlement: createSettlementSchema({ text }).optional(),
    /** Sums that chapters divide, each as a track of its parts. */
    divisions: z.array(createDivisionSchema({ text })).min(1).max(3).optional(),
    /** Sums that chapters hold against each other, or against a limit. */
    comparisons: z.array(createComparisonSchema({ text })).min(1).max(3).optional(),
    /** A course of events and what those who look on see of it. */
    sequence: createSequenceSchema({ text }).optional(),
    /** Sentences of the text, word for word, that stand large in its margin, where a screen has one. */
    pulls: z.array(text(30, 120)).min(1).max(6).optional(),
    /** Headline: what the reader gets. */ title: text(20, 90),
    /** Stands under the headline and in lists. */ summary: text(100, 340),
    /** Paragraphs that open the landing page; Markdown. */
    introduction: z.array(markdown(120, 800)).min(1).max(3),
    /** What the reader learns. */
    learn: z.array(titledText).min(4).max(6),
    /** Numbers that the text explains, each with its source as a link. */
    figures: z
      .array(
        z
          .strictObject({ value: text(1, 16), label: text(10, 120), source: markdown(5, 200) })
          .transform(({ source, ...figure }) => ({ ...figure, html: source })),
      )
      .min(3)
      .max(4),
    /** For whom it was written; the text speaks to them. */
    readers: z.array(titledText).min(2).max(4),
    /** Who wrote it, from `content/site/people.ts`; the text says what they do and which part is theirs. */
    authors: z
      .array(z.strictObject({ person: personSchema, text: text(40, 320) }))
      .min(1)
      .max(3),
    /** Where to go from here: a link in Markdown and a few words each. */
    further: z.array(markdown(30, 240)).min(2).max(4),
  });
});

export type PublicationEntry = Entry<Output<typeof publicationSchema>>;

export const publications = createCollection('publications', publicationSchema);

/** Words of the list, and of the call to action below every publication. */
const wordsSchema = defineSchema(({ listWords, advice }) => listWords.extend({ advice }));

export const readWords = createWords('content/publications/index.ts', publicationsIndexContent, wordsSchema);
