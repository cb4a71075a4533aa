import { z } from 'zod';
import { brand } from '#content/site/brand';
import { financialCalendar, shareholders } from '#content/site/key-figures';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/shared-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import type { QuotedFacts } from '#lib/content/set-facts';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { localized, readFacts } from '#lib/facts/read-facts';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { documentNames } from './documents';
import { createOrgChartSchema } from './part-schema';
import { createHeadShape, createYearFigure } from './part-schema';
import { derivedYears, type DerivedYear } from './key-rows';
import { readAuditor } from './reports';

/** Changes from the previous year, with sign. */
function listChanges(locale: Locale, previous: DerivedYear, last: DerivedYear): QuotedFacts {
  const sign = (value: number, digits: number): string =>
    `${value > 0 ? '+' : ''}${formatNumber(value, locale, digits)}`;
  const growth = (row: 'income' | 'paymentsInMillions'): string =>
    sign((last[row] / previous[row] - 1) * 100, 0);
  return {
    incomeGrowth: growth('income'),
    paymentsGrowth: growth('paymentsInMillions'),
    newPartners: sign(last.partnerCompanies - previous.partnerCompanies, 0),
    cet1Change: sign(last.cet1Percent - previous.cet1Percent, 1),
  };
}

/** Figures of the last two years, for texts that quote them. */
function listFacts(locale: Locale): QuotedFacts {
  const formatOneDecimal = (value: number): string => formatNumber(value, locale, 1);
  const [first, previous, last] = [
    derivedYears[0],
    derivedYears.at(-2),
    derivedYears.at(-1),
  ] as DerivedYear[];
  if (!first || !previous || !last) throw new Error('The key figures need three years.');
  const finance = brand.board[1];
  return {
    ...listBrandFacts(locale),
    firstYear: String(first.year),
    previousYear: String(previous.year),
    lastYear: String(last.year),
    income: formatOneDecimal(last.income),
    firstIncome: formatOneDecimal(first.income),
    costs: formatOneDecimal(last.costs),
    firstCosts: formatOneDecimal(first.costs),
    profit: formatOneDecimal(last.profit),
    profitSince: String(derivedYears.find(({ profit }) => profit > 0)?.year),
    cet1: formatOneDecimal(last.cet1Percent),
    partners: last.partnerCompanies,
    payments: last.paymentsInMillions,
    ...listChanges(locale, previous, last),
    auditor: readAuditor().name,
    auditorSeat: readAuditor().seat[locale],
    financeName: finance.name,
    financeRole: finance.role[locale],
  };
}

/** Texts of the page for investors; numbers come from `content/site/key-figures.ts`. */
function createInvestorsSchema(builders: Builders) {
  const { text, heading, titled, titledText } = builders;
  const items = z.array(titledText).min(3).describe('The entries of the section.');
  return builders.page.extend({
    slug: z.literal('investors').describe('Name of the folder; it decides which keys the file has.'),
    ...createHeadShape(builders),
    figures: heading({
      items: z.array(createYearFigure(builders)).length(4).describe('The entries of the section.'),
    }).describe('The last year in numbers; shown below the head.'),
    years: heading({
      caption: text(5).describe('Caption of the table.'),
      unit: text(2).describe('Name of the first column of the table.'),
      trend: text(5).describe('Name of the column with the drawings of the years.'),
      note: text(30).describe('Text below the table.'),
    }).describe('All years as a table.'),
    ownership: z
      .strictObject({
        ...titled,
        caption: text(5).describe('Words above the drawing of the holdings, with their day.'),
        alt: text(30).describe('What that drawing proves; its text alternative.'),
        head: z.array(text(2)).length(3).describe('Names of the columns of its table.'),
        qualifying: text(3).describe('Mark of a qualifying holding.'),
      })
      .transform(textToHtml)
      .describe('Who holds the shares.'),
    governance: heading({
      plan: createOrgChartSchema(builders).describe('Bodies and supervisors as a plan.'),
      items,
    }).describe('Who runs the bank; the people of the board come from `content/site/brand.ts`.'),
    supervision: z
      .strictObject({ ...titled, items })
      .transform(textToHtml)
      .describe('Who supervises the bank.'),
    calendar: heading({
      caption: text(5).describe('Caption of the table.'),
      head: z.array(text(2)).min(2).describe('Names of the columns of the table.'),
      alt: text(30).describe('What the drawing of the dates proves; its text alternative.'),
    }).describe('The dates of `content/site/key-figures.ts`, as a drawing and a table.'),
    downloads: heading({ action: text(3).describe('Words on the button or link.') }).describe(
      'Link to the page with files; shown below the dates.',
    ),
    contact: z
      .strictObject({
        title: text(3, 100).describe('Heading of the section.'),
        lead: text(30, 400).describe('One or two sentences below the heading.'),
        action: text(3).describe('Words on the button or link.'),
      })
      .describe('The call to action at the end of a page.'),
  });
}

function createDownloadSchema(builders: Builders) {
  const { text, heading, titled, titledText } = builders;
  const file = z
    .strictObject({
      ...titled,
      file: z.enum(documentNames).describe('Which of the files that `npm run documents` writes.'),
      type: text(2, 5).describe('Kind of file in a few capitals, such as CSV.'),
    })
    .transform(textToHtml);
  return builders.page.extend({
    slug: z.literal('download').describe('Name of the folder; it decides which keys the file has.'),
    files: z.array(file).min(1).describe('The files, in the order of the page.'),
    check: z
      .strictObject({
        ...titled,
        commands: z
          .array(
            z.strictObject({
              system: text(3, 60).describe('Systems that have the command.'),
              command: z
                .string()
                .min(3)
                .max(60)
                .describe('The command as it is typed, without typographic characters.'),
            }),
          )
          .describe('Commands that print a checksum, by system.'),
      })
      .transform(textToHtml)
      .describe('How to check a file; shown below the files.'),
    missing: titledText.describe('What is not available as a file.'),
    back: heading({ action: text(3).describe('Words on the button or link.') }).describe(
      'Link back to the figures; last on the page.',
    ),
  });
}

/** Front matter of `content/investors/pages/<slug>/<locale>.md`. */
const investorsPageSchema = defineSchema(
  (builders) =>
    z.discriminatedUnion('slug', [createInvestorsSchema(builders), createDownloadSchema(builders)]),
  listFacts,
);

export type InvestorsEntry = Entry<Output<typeof investorsPageSchema>>;

export type InvestorsEntryOf<S extends InvestorsEntry['slug']> = Extract<
  InvestorsEntry,
  { readonly slug: S }
>;

export const investorsPages = createCollection('investors/pages', investorsPageSchema);

export const readShareholders = readFacts(
  'content/site/key-figures.ts',
  shareholders,
  z.array(
    z.strictObject({
      name: localized(5).describe('Name of the shareholder, or of a group of them.'),
      percent: z.number().describe('Share of the capital in per cent.'),
      qualifying: z.boolean().describe('Whether it is a qualifying holding, which the list marks.'),
    }),
  ),
  'shareholders',
);

/** Dates of the financial calendar. */
export const readCalendar = readFacts(
  'content/site/key-figures.ts',
  financialCalendar,
  z.array(
    z.strictObject({
      day: daySchema.describe('Day of the event.'),
      slug: z.string().describe('Permanent name of the event in the calendar file; its title may change.'),
      title: localized(5).describe('What happens on that day.'),
    }),
  ),
  'financialCalendar',
);
