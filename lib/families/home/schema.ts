import { z } from 'zod';
import { growthContent } from '#content/home/growth';
import { homeContent } from '#content/home/index';
import { transferTimetableContent } from '#content/home/transfer-timetable';
import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { daySchema } from '#lib/content/item-schema';
import { type Builders, defineSchema } from '#lib/content/schema';
import type { QuotedFacts } from '#lib/content/set-facts';
import { createWords } from '#lib/content/words';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { customerSlugSchema } from '#lib/facts/customers';
import type { Locale } from '#lib/i18n/locales';

function listFacts(locale: Locale): QuotedFacts {
  return { ...listBrandFacts(locale), customersShown: homeContent[locale].customers.length };
}

const createProof = (figure: Builders['figure']) =>
  z
    .array(
      figure.extend({
        series: z
          .enum(['accountsInMillions', 'paymentsInMillions'])
          .optional()
          .describe('Which key figure by year is drawn below the value.'),
      }),
    )
    .length(3)
    .describe('The shared figures beside it, quoted in braces, and what they count.');

const createSplit = (text: Builders['text']) =>
  z
    .array(
      z.strictObject({
        role: text(2).describe('Role that the entry is about; its heading.'),
        items: z.array(text(10)).min(2).describe('Points below the heading of the entry.'),
      }),
    )
    .length(2)
    .describe('What the partner does, and what the bank does.');

/** Texts of `content/home/index.ts` in one language. */
const homeSchema = defineSchema(
  ({ words, text, lead, pageLink, figure, ref }) =>
    words.extend({
      title: text(10, 60).describe('First heading.'),
      lead: lead(100).describe('What the company does, in two sentences.'),
      primaryAction: pageLink.describe('The main button below the lead.'),
      secondaryAction: pageLink.describe('The secondary button beside it.'),
      customersTitle: text(10, 90).describe(
        "Line before the customers' wordmarks; `{customersShown}` counts them.",
      ),
      customersAction: pageLink.describe('Link to help for the customers of these companies.'),
      customers: z
        .array(customerSlugSchema)
        .min(5)
        .max(8)
        .describe('Slugs of the customers whose wordmarks are shown.'),
      servicesTitle: text(5).describe('Heading above the services.'),
      servicesAction: pageLink.describe('Link to what the services cost.'),
      servicesText: text(40).describe('One or two sentences below that heading.'),
      proofTitle: text(5).describe('Heading above the chart and the figures.'),
      proofText: text(40, 240).describe('How to read the chart.'),
      proof: createProof(figure),
      caseTitle: text(5).describe('Heading above the newest case study.'),
      caseText: text(40, 240).describe('What is shown of the case study.'),
      caseAction: text(5, 40).describe('Words of the link to it.'),
      contract: text(5, 14).describe('Label of the signal between the two owners of the line.'),
      splitTitle: text(5).describe('Heading above the division of labour.'),
      splitText: text(40).describe('One or two sentences below that heading.'),
      split: createSplit(text),
      termsTitle: text(5).describe('Heading above the featured glossary terms.'),
      termsText: text(40).describe('One or two sentences below that heading.'),
      terms: z
        .array(ref('glossary'))
        .min(3)
        .max(6)
        .describe('Slugs of those terms, in the order of display.'),
      allTerms: text(5).describe('Words of the link to the whole glossary.'),
      nextStation: text(5, 20).describe('Label above the call to action.'),
      contactTitle: text(5).describe('Heading of the call to action, the last section.'),
      contactText: text(40).describe('Text of the call to action.'),
      contactAction: text(5).describe('Words on its button.'),
    }),
  listFacts,
);

export const readHome = createWords('content/home/index.ts', homeContent, homeSchema);

const [first] = keyFigures;
const last = keyFigures.at(-1) ?? first;

/** Numbers that the texts may quote in braces. */
const listCounts = () => ({
  firstYear: String(first.year),
  firstCompanies: first.partnerCompanies,
  partnerCompanies: figures.partnerCompanies,
  newCompanies: figures.partnerCompanies - last.partnerCompanies,
});

/** Texts of `content/home/growth.ts` in one language. */
const growthSchema = defineSchema(
  ({ text }) =>
    z.strictObject({
      title: text(10, 60).describe('What the drawing shows: the text alternative.'),
      latestDay: daySchema.describe('Day of the newest number.'),
      fresh: text(5, 40).describe('Label of the highlighted part: new companies.'),
      alt: text(60, 260).describe('What the drawing proves, in a sentence.'),
      caption: text(10, 60).describe('What the table shows.'),
      head: z.tuple([text(3, 20), text(3, 20)]).describe("Names of the table's columns."),
      latestRow: text(6, 20).describe("Name of the table's last row."),
      tableLabel: text(5, 40).describe('Words that open the table.'),
    }),
  listCounts,
);

export const readGrowth = createWords('content/home/growth.ts', growthContent, growthSchema);

/** Texts of `content/home/transfer-timetable.ts` in one language. */
const nightSchema = defineSchema(({ text, markdown, pageLink, timetable }) =>
  z.strictObject({
    title: text(10, 60).describe('Heading of the band.'),
    lead: text(60, 240).describe('How to read the drawing, and what it shows.'),
    alt: text(100, 400).describe('What the drawing proves: the text alternative.'),
    timetable: timetable.describe('The stations, the days and the two runs.'),
    table: z
      .strictObject({
        caption: text(10, 80).describe('What the table shows.'),
        head: z
          .tuple([text(3, 40), text(5, 40), text(5, 40)])
          .describe('Column headings: what happens, and the two kinds of transfer.'),
        rows: z
          .array(z.tuple([text(5, 40), text(5, 60), text(5, 60)]))
          .min(2)
          .describe('A moment in each row, with its time for either kind of transfer.'),
      })
      .describe('The same in words; cells are plain text.'),
    tableLabel: text(5, 40).describe('Words that open the table.'),
    legend: text(20, 120).describe('How fields and lines are drawn, as far as it needs explanation.'),
    sources: z
      .array(markdown(20, 360))
      .min(1)
      .max(4)
      .describe('Sources of the times; Markdown for the links to the law.'),
    links: z.array(pageLink).length(2).describe('Related pages.'),
  }),
);

export const readNight = createWords(
  'content/home/transfer-timetable.ts',
  transferTimetableContent,
  nightSchema,
);
