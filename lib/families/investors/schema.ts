import { z } from 'zod';
import { brand } from '#content/site/brand';
import { financialCalendar, shareholders } from '#content/site/key-figures';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import type { QuotedFacts } from '#lib/content/set-facts';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { localized, readFacts } from '#lib/facts/read-facts';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { documentNames } from './documents';
import { derivedYears, type DerivedYear } from './key-rows';

/** The last two years of the table, for texts that quote them. */
function listFacts(locale: Locale): QuotedFacts {
  const one = (value: number): string => formatNumber(value, locale, 1);
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
    income: one(last.income),
    previousIncome: one(previous.income),
    profit: one(last.profit),
    previousProfit: one(previous.profit),
    costIncome: one(last.costIncomePercent),
    previousCostIncome: one(previous.costIncomePercent),
    cet1: one(last.cet1Percent),
    financeName: finance.name,
    financeRole: finance.role[locale],
  };
}

/** Words of the page for investors; its numbers come from `content/site/key-figures.ts`. */
function createInvestorsSchema(builders: Builders) {
  const { text, heading, figure, titled, titledText } = builders;
  const items = z.array(titledText).min(3);
  return builders.page.extend({
    slug: z.literal('investors'),
    /** The last year in numbers; stands below the headline. */
    figures: heading({ items: z.array(figure).length(4) }),
    /** All years, as a chart of the profit and a table. */
    years: heading({
      caption: text(5),
      /** Name of the first column of the table. */ unit: text(2),
      /** Caption of the chart. */ chart: text(5),
      /** Text that goes with the chart. */ chartNote: text(30),
    }),
    /** Who holds the shares. */
    ownership: z
      .strictObject({
        ...titled,
        /** Words above the list of shareholders, with its day. */ caption: text(5),
        /** Mark of a qualifying holding in that list. */ qualifying: text(3),
      })
      .transform(textToHtml),
    /** Who runs the bank; the people of the board come from `content/site/brand.ts`. */
    governance: heading({ items }),
    /** Who supervises the bank. */
    supervision: z.strictObject({ ...titled, items }).transform(textToHtml),
    /** The dates of `content/site/key-figures.ts`, as a table. */
    calendar: heading({ caption: text(5), head: z.array(text(2)).min(2) }),
    /** The way to the page with files; stands below the dates. */
    downloads: heading({ action: text(3) }),
    contact: z.strictObject({ title: text(3, 100), lead: text(30, 400), action: text(3) }),
  });
}

/** Words of the page with files. */
function createDownloadSchema(builders: Builders) {
  const { text, titled, titledText } = builders;
  const file = z
    .strictObject({
      ...titled,
      /** Which of the files that `npm run documents` writes. */ file: z.enum(documentNames),
      /** Kind of file in a few capitals, such as CSV. */ type: text(2, 5),
    })
    .transform(textToHtml);
  return builders.page.extend({
    slug: z.literal('download'),
    /** The files, in the order of the page. */
    files: z.array(file).min(1),
    /** How to check a file; stands below the files. */
    check: titledText,
    /** What there is no file of; stands last. */
    missing: titledText,
  });
}

/** Front matter of `content/investors/<slug>/<locale>.md`. */
const investorsPageSchema = defineSchema(
  (builders) =>
    z.discriminatedUnion('slug', [createInvestorsSchema(builders), createDownloadSchema(builders)]),
  listFacts,
);

export type InvestorsEntry = Entry<Output<typeof investorsPageSchema>>;

/** The entry of one page, with the fields of its own shape. */
export type InvestorsEntryOf<S extends InvestorsEntry['slug']> = Extract<
  InvestorsEntry,
  { readonly slug: S }
>;

export const investorsPages = createCollection('investors', investorsPageSchema);

/** Who holds the shares. */
export const readShareholders = readFacts(
  'content/site/key-figures.ts',
  shareholders,
  z.array(
    z.strictObject({
      /** Name of the shareholder, or of a group of them. */ name: localized(5),
      /** Share of the capital in per cent. */ percent: z.number(),
      /** Whether it is a qualifying holding, which the list marks. */ qualifying: z.boolean(),
    }),
  ),
  'shareholders',
);

/** Dates that shareholders wait for. */
export const readCalendar = readFacts(
  'content/site/key-figures.ts',
  financialCalendar,
  z.array(
    z.strictObject({
      /** Day of the event. */ day: daySchema,
      /** Lasting name of the event in the calendar file; its title may change. */ slug: z.string(),
      /** What happens on that day. */ title: localized(5),
    }),
  ),
  'financialCalendar',
);
