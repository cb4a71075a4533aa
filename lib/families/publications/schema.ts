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
} from './drawing-schema';
import { createTotalsSchema } from './totals-schema';

const createTitled = ({ text }: Pick<Builders, 'text'>) =>
  z.strictObject({
    title: text(3, 70).describe('A few words.'),
    text: text(40, 320).describe('One or two sentences.'),
  });

type Text = Builders['text'];

/** Drawings of chapters, and pull quotes. */
const createDrawings = (text: Text) => ({
  ownership: createOwnershipSchema({ text })
    .optional()
    .describe('A chain of ownership from a chapter, as a drawing.'),
  settlement: createSettlementSchema({ text })
    .optional()
    .describe('Trades and their settlement, as a timetable; a text has either this or a chain of ownership.'),
  divisions: z
    .array(createDivisionSchema({ text }))
    .min(1)
    .max(3)
    .optional()
    .describe('Sums that chapters divide, each as a bar with its parts.'),
  comparisons: z
    .array(createComparisonSchema({ text }))
    .min(1)
    .max(3)
    .optional()
    .describe('Sums that chapters compare with each other or with a limit.'),
  sequence: createSequenceSchema({ text })
    .optional()
    .describe('A course of events, and what observers see of it.'),
  totals: createTotalsSchema({ text })
    .optional()
    .describe('Results of alternatives from a table of a chapter, added up over time.'),
  pullQuotes: z
    .array(text(30, 120))
    .min(1)
    .max(6)
    .optional()
    .describe('Sentences of the text, word for word, shown large in the margin of wide screens.'),
});

const createFigures = ({ text, markdown }: Pick<Builders, 'text' | 'markdown'>) =>
  z
    .array(
      z
        .strictObject({
          value: text(1, 16).describe('The value, with its unit if it has one.'),
          label: text(10, 120).describe('What the value stands for, in a few words.'),
          source: markdown(5, 200).describe('Where the value comes from, as a link.'),
          units: z
            .strictObject({
              count: z.int().positive().describe('How many dots are filled.'),
              all: z.int().positive().max(100).describe('How many dots there are.'),
              text: text(10, 70).describe('What the dots and the filled ones are; shown below them.'),
            })
            .optional()
            .describe('The value as a dot for each answer; set for all figures or for none.'),
        })
        .transform(({ source, ...figure }) => ({ ...figure, html: source })),
    )
    .min(3)
    .max(4)
    .describe('Numbers that the text explains, each with a link to its source.');

function createAuthors(text: Text) {
  const did = text(40, 320).describe(
    'What the person does, in one or two sentences; shown below name and role.',
  );
  const guest = z.strictObject({
    name: text(4, 60).describe('Name of an author from outside.'),
    role: text(4, 80).describe('Company of the author, and what the person does there if the text says so.'),
    text: did,
  });
  return z
    .array(z.union([z.strictObject({ person: personSchema, text: did }), guest]))
    .min(1)
    .max(4)
    .describe(
      'Authors, those of most chapters first: from `content/site/people.ts`, or from outside with name and role; the text says which part is theirs.',
    );
}

/** Front matter of `content/publications/<slug>/<locale>.md`; the body is the whole publication. */
const publicationSchema = defineSchema(({ item, text, lead, markdown }) => {
  const titledText = createTitled({ text });
  return item.extend({
    date: daySchema.describe('Day of publication.'),
    kind: z
      .enum(['guide', 'whitepaper', 'study'])
      .describe('Kind of publication; shown on the cover and above the headline.'),
    number: z
      .int()
      .min(1)
      .max(99)
      .describe('Number in the series, on the cover; the same in both languages.'),
    event: daySchema
      .optional()
      .describe(
        'A day that changes the subject; marked on the cover at the point where the text first mentions it.',
      ),
    ...createDrawings(text),
    title: text(20, 90).describe('Headline: what the reader gets.'),
    summary: lead(80).describe('Summary; shown below the headline and in lists.'),
    introduction: z
      .array(markdown(120, 800))
      .min(1)
      .max(3)
      .describe('First paragraphs of the landing page; Markdown.'),
    learn: z.array(titledText).min(4).max(6).describe('What the reader learns.'),
    figures: createFigures({ text, markdown }),
    readers: z.array(titledText).min(2).max(4).describe('Intended readers, whom the text addresses.'),
    authors: createAuthors(text),
    further: z
      .array(markdown(30, 240))
      .min(2)
      .max(4)
      .describe('Related pages: a link in Markdown and a few words each.'),
  });
});

export type PublicationEntry = Entry<Output<typeof publicationSchema>>;

export const publications = createCollection('publications', publicationSchema);

/** Texts of the list, and the call to action of every publication. */
const wordsSchema = defineSchema(({ listWords, advice }) => listWords.extend({ advice }));

export const readWords = createWords('content/publications/index.ts', publicationsIndexContent, wordsSchema);
