import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { personSchema } from '#lib/facts/people';

/** Hours of a day as a rail of 24. */
const createHours = (text: Builders['text']) =>
  z
    .strictObject({
      /** First full hour, such as 8. */
      from: z.int().min(0).max(23),
      /** Last full hour, such as 18. */
      to: z.int().min(1).max(24),
      /** The first hour as the language writes it, such as `8 am`. */
      opens: text(4, 8),
      /** The last hour, likewise. */
      closes: text(4, 8),
      /** Which days are meant, in one or two words. */
      days: text(5, 16),
      /** The same as a sentence: the text alternative. */
      sentence: text(20, 140),
    })
    .refine(({ from, to }) => from < to, 'hours that end after they begin');

/** Front matter of `content/press/pages/press/<locale>.md`. */
const pressSchema = defineSchema(({ page, text, markdown, heading, titledText, fact, figure, onward }) => {
  const logo = z.strictObject({
    /** Name of a file in `public/documents/press/`. */
    file: z.string().regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file'),
    /** Name of the file, as its link says it. */
    title: text(3, 60),
    /** A few words on the file, such as its colours; they follow its size. */
    note: text(3, 80),
  });
  return page.extend({
    /** When somebody answers; stands first, below the person and the number. */
    contact: titledText,
    /** When somebody answers, as a day of 24 hours on a rail. */
    hours: createHours(text),
    /** Heading above the releases, which follow by year. */
    releases: heading({}),
    /** Heading above the dates of the financial calendar. */
    calendar: heading({}),
    /** Hard facts; the lead is Markdown. */
    facts: z
      .strictObject({
        title: text(3, 100),
        lead: markdown(20),
        /** The most wanted numbers, in large letters above the others. */ figures: z
          .array(figure)
          .min(2)
          .max(4),
        items: z.array(fact).min(4),
      })
      .transform(({ lead, ...facts }) => ({ ...facts, leadHtml: lead })),
    /** The company in a few words, for others to print. */
    boilerplate: heading({
      /** The company in 50 words. */ short: titledText,
      /** The company in 100 words; every release prints it too. */ long: titledText,
    }),
    /** The mark, as files. */
    logos: heading({ items: z.array(logo).min(1) }),
    /** How to get pictures; stands below the logos. */
    images: titledText,
    /** Where a reader goes on; releases lead there too. */
    onward,
  });
}, listBrandFacts);

export type PressEntry = Entry<Output<typeof pressSchema>>;

export const pressPages = createCollection('press/pages', pressSchema);

const createTally = ({ text }: Builders) =>
  z.strictObject({
    /** What the drawing shows, above it. */
    title: text(10, 90),
    /** What it proves, in one sentence; its text alternative. */
    sentence: text(40, 240),
    /** The rows, the longest first; of each as many are lit as the next one has. */
    rows: z
      .array(
        z.strictObject({
          /** How many there were. */
          count: z.int().positive(),
          /** How many of them are not decided. */
          open: z.int().positive().optional(),
          /** What they are, behind the number. */
          text: text(5, 40),
        }),
      )
      .min(2)
      .max(4),
  });

/** Kinds of news. */
const releaseKinds = ['company', 'results', 'product'] as const;

/** Front matter of `content/press/releases/<slug>/<locale>.md`. Its numbers are those of its day. */
const releaseSchema = defineSchema((builders) => {
  const { item, text, figure } = builders;
  return item.extend({
    /** The news in one to three sentences. */
    summary: text(60, 320),
    /** What it is about: the company, its results or a product; the list can be filtered by it. */
    kind: z.enum(releaseKinds),
    /** Day of publication. */
    date: daySchema,
    /** Town of the dateline. */
    place: text(2, 40),
    /** The news in numbers; stands below the headline. */
    figures: z.array(figure).max(4).default([]),
    /** News about the number of partner companies: a bar for each year, in the head. */
    growth: z
      .strictObject({
        /** What the drawing shows, above it. */
        title: text(10, 90),
        /** What it proves, in one sentence; its text alternative. */
        sentence: text(40, 240),
        /** Says in two words what is lit, such as `7 new`. */
        fresh: text(5, 12),
        /** Day to which the latest number refers. */
        day: daySchema,
        /** The latest number; those of past years follow from `content/site/key-figures.ts`. */
        count: z.int().positive(),
      })
      .optional(),
    /** From many to few, a stroke for each, such as enquiries that became partners; stands beside the text. */
    tally: createTally(builders).optional(),
    /** What somebody of the company says; stands before the text. */
    quote: z.strictObject({ person: personSchema, text: text(40, 320) }).optional(),
  });
});

export type ReleaseEntry = Entry<Output<typeof releaseSchema>>;

export const releases = createCollection('press/releases', releaseSchema);
