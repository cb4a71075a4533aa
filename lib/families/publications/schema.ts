import { z } from 'zod';
import { publicationsIndexContent } from '#content/publications/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { personSchema } from '#lib/facts/people';

/** A chain of ownership: who owns the company, and who owns the companies between. */
function createOwnershipSchema({ text }: Pick<Builders, 'text'>) {
  const share = {
    /** Who holds the share, in a word or two. */
    name: text(2, 30),
    /** The share, in per cent of what it is a part of. */
    percent: z.number().positive().max(100),
  };
  return z.strictObject({
    /** Number of the chapter; the drawing follows its first table, which has the same names and shares. */
    chapter: z.int().min(1),
    /** What the drawing shows, above it. */
    title: text(10, 90),
    /** What it proves, in one or two sentences; its text alternative and the line below it. */
    sentence: text(40, 240),
    /** The company whose owners are looked for. */
    company: text(3, 60),
    /** Shares above it, in per cent, are lit. */
    threshold: z.number().positive().max(100),
    /** Who owns it; a company between has owners of its own. */
    owners: z
      .array(
        z.strictObject({
          ...share,
          /** Who owns the company between. */ owners: z.array(z.strictObject(share)).optional(),
        }),
      )
      .min(2)
      .max(6),
  });
}

/** Trades and the days on which they are settled. */
const createSettlementSchema = ({ text }: Pick<Builders, 'text'>) =>
  z.strictObject({
    /** Number of the chapter; the drawing follows its first table, which has the same days. */
    chapter: z.int().min(1),
    /** What the drawing shows, above it. */
    title: text(10, 90),
    /** What it proves, in one or two sentences; its text alternative and the line below it. */
    sentence: text(40, 240),
    /** Name of the upper line, on which trades begin. */
    trade: text(3, 20),
    /** Name of the lower line, on which they end. */
    settlement: text(3, 20),
    /** In the order of their days; those that are settled on one day are lit. */
    trades: z
      .array(
        z.strictObject({
          /** Day of the trade. */ traded: daySchema,
          /** Day on which it is settled. */ settled: daySchema,
        }),
      )
      .min(2)
      .max(6),
  });

/** A sum and what becomes of it. */
const createDivisionSchema = ({ text }: Pick<Builders, 'text'>) =>
  z.strictObject({
    /** Number of the chapter; the drawing follows its first table. */
    chapter: z.int().min(1),
    /** What the drawing shows, above it. */
    title: text(10, 90),
    /** What it proves, in one or two sentences; its text alternative and the line below it. */
    sentence: text(40, 240),
    /** The parts, the first of which is lit; together they are the whole. */
    parts: z
      .array(
        z.strictObject({
          /** What becomes of it, in a word or two. */ name: text(2, 30),
          /** How long the part is, in the unit of the sum. */ amount: z.number().positive(),
          /** The same as the chapter writes it, such as `€17.67`. */ share: text(2, 12),
          /** Who gets it or what it consists of. */ note: text(2, 30),
        }),
      )
      .min(2)
      .max(4),
  });

/** Front matter of `content/publications/<slug>/<locale>.md`; the body is the whole publication. */
const publicationSchema = defineSchema(({ item, text, markdown }) => {
  const titledText = z.strictObject({
    /** A few words. */
    title: text(3, 70),
    /** One or two sentences. */
    text: text(40, 320),
  });
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
    /** Sentences of the text, word for word, that stand large between its paragraphs; the PDF has them once. */
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
