import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { textToHtml } from '#lib/content/shared-builders';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { personSchema } from '#lib/facts/people';

/** Opening hours, drawn on a scale of 24 hours. */
const createHours = (text: Builders['text']) =>
  z
    .strictObject({
      from: z.int().min(0).max(23).describe('First full hour, such as 8.'),
      to: z.int().min(1).max(24).describe('Last full hour, such as 18.'),
      opens: text(4, 8).describe('The first hour as the language writes it, such as `8 am`.'),
      closes: text(4, 8).describe('The last hour, likewise.'),
      days: text(5, 16).describe('Which days are meant, in one or two words.'),
      alt: text(20, 140).describe('The same as a sentence: the text alternative.'),
    })
    .refine(({ from, to }) => from < to, 'hours that end after they begin');

/** A titled text that is also returned as written, to be filled with the facts of another day. */
const createProfile = ({ titled }: Builders) =>
  z
    .strictObject({
      title: z.string().describe('Short heading.'),
      text: z.string().describe('The words, with facts in braces.'),
    })
    .transform((profile) => ({ ...profile, template: profile.text }))
    .pipe(z.strictObject({ ...titled, template: z.string() }).transform(textToHtml));

/** Front matter of `content/press/pages/press/<locale>.md`. */
const pressSchema = defineSchema((builders) => {
  const { page, text, markdown, heading, titledText, fact, figure, related } = builders;
  const logo = z.strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file')
      .describe('Name of a file in `public/documents/press/`.'),
    title: text(3, 60).describe('Name of the file, as its link says it.'),
    note: text(3, 80).describe('A few words on the file, such as its colours; shown after its size.'),
  });
  return page.extend({
    contact: titledText.describe(
      'When the press office answers, in words; shown first, below the person and the number.',
    ),
    hours: createHours(text).describe('When the press office answers, drawn on a line of 24 hours.'),
    releases: heading({}).describe('Heading above the releases, which are listed by year.'),
    calendar: heading({}).describe('Heading above the dates of the financial calendar.'),
    facts: z
      .strictObject({
        title: text(3, 100).describe('Heading of the section.'),
        lead: markdown(20).describe('One or two sentences below the heading.'),
        figures: z
          .array(figure)
          .min(2)
          .max(4)
          .describe('The most requested numbers, shown large above the others.'),
        items: z.array(fact).min(4).describe('The entries of the section.'),
      })
      .transform(({ lead, ...facts }) => ({ ...facts, leadHtml: lead }))
      .describe('Hard facts; the lead is Markdown.'),
    boilerplate: heading({
      short: titledText.describe('The company in 50 words.'),
      long: createProfile(builders).describe(
        'The company in 100 words; every release prints it too, with the figures of its day.',
      ),
    }).describe('The company in a few words, for others to print.'),
    logos: heading({ items: z.array(logo).min(1).describe('The entries of the section.') }).describe(
      'The files of the logo.',
    ),
    images: titledText.describe('How to get pictures; shown below the logos.'),
    related: related.describe('Related pages at the end; also linked from releases.'),
  });
}, listBrandFacts);

export type PressEntry = Entry<Output<typeof pressSchema>>;

export const pressPages = createCollection('press/pages', pressSchema);

const createTally = ({ text }: Builders) =>
  z.strictObject({
    title: text(10, 90).describe('Title of the drawing, shown above it.'),
    alt: text(40, 240).describe('What it proves, in one sentence; its text alternative.'),
    rows: z
      .array(
        z.strictObject({
          count: z.int().positive().describe('How many there were.'),
          open: z.int().positive().optional().describe('How many of them are not decided.'),
          text: text(5, 40).describe('What they are; shown after the number.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The rows, longest first; in each, as many are highlighted as the next one has.'),
  });

const releaseKinds = ['company', 'results', 'product'] as const;

/** Figures that the words about the company quote, as a release froze them. */
const figuresSchema = z.strictObject({
  partnerCompanies: z.int().positive().describe('Partner companies.'),
  accountsInMillions: z.number().positive().describe('Payment accounts, in millions.'),
  paymentsInMillions: z.int().positive().describe('Payments settled in `paymentsYear`, in millions.'),
  // As a string, because numbers would get a thousands separator.
  paymentsYear: z.int().describe('The last full year.').transform(String),
  employees: z.int().positive().describe('Employees.'),
});

/** Front matter of `content/press/releases/<slug>/<locale>.md`. Its numbers are as of its day. */
const releaseSchema = defineSchema((builders) => {
  const { item, text, lead, figure } = builders;
  return item.extend({
    summary: lead(60).describe('The news; shown below the headline and in lists.'),
    kind: z
      .enum(releaseKinds)
      .describe('What it is about: the company, its results or a product; the list can be filtered by it.'),
    date: daySchema.describe('Day of publication.'),
    place: text(2, 40).describe('Town of the dateline.'),
    figures: z.array(figure).max(4).default([]).describe('The news in numbers; shown below the headline.'),
    growth: z
      .strictObject({
        title: text(10, 90).describe('Title of the drawing, shown above it.'),
        alt: text(40, 240).describe('What it proves, in one sentence; its text alternative.'),
        fresh: text(5, 12).describe('Label of the highlighted part in two words, such as `7 new`.'),
        day: daySchema.describe('Day to which the latest number refers.'),
        count: z
          .int()
          .positive()
          .describe('The latest number; those of past years follow from `content/site/key-figures.ts`.'),
      })
      .optional()
      .describe('News about the number of partner companies: a bar for each year, in the head.'),
    tally: createTally(builders)
      .optional()
      .describe(
        'From many to few, such as enquiries that became partners, as bars; of a hundred, as a dot for each. Shown beside the text.',
      ),
    asOf: figuresSchema.describe('Figures of the company on that day, for the words about it at the end.'),
    quote: z
      .strictObject({
        person: personSchema,
        text: text(40, 320).describe('What was said, without quotation marks: they follow the language.'),
      })
      .optional()
      .describe(
        'A quote from the company; shown before the last chapter, which is called “Notes to editors”, in German “Hinweise für Redaktionen”.',
      ),
  });
});

export type ReleaseEntry = Entry<Output<typeof releaseSchema>>;

export const releases = createCollection('press/releases', releaseSchema);
