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
    figures: heading({ items: z.array(figure).length(4) }),
    years: heading({ caption: text(5), unit: text(2), chart: text(5), chartNote: text(30) }),
    ownership: z.strictObject({ ...titled, caption: text(5), qualifying: text(3) }).transform(textToHtml),
    governance: heading({ items }),
    supervision: z.strictObject({ ...titled, items }).transform(textToHtml),
    calendar: heading({ caption: text(5), head: z.array(text(2)).min(2) }),
    downloads: heading({ action: text(3) }),
    contact: z.strictObject({ title: text(3, 100), lead: text(30, 400), action: text(3) }),
  });
}

/** Words of the page with files. */
function createDownloadSchema(builders: Builders) {
  const { text, titled, titledText } = builders;
  const file = z
    .strictObject({ ...titled, file: z.enum(documentNames), type: text(2, 5) })
    .transform(textToHtml);
  return builders.page.extend({
    slug: z.literal('download'),
    files: z.array(file).min(1),
    check: titledText,
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
  z.array(z.strictObject({ name: localized(5), percent: z.number(), qualifying: z.boolean() })),
  'shareholders',
);

/** Dates that shareholders wait for. */
export const readCalendar = readFacts(
  'content/site/key-figures.ts',
  financialCalendar,
  z.array(z.strictObject({ day: daySchema, slug: z.string(), title: localized(5) })),
  'financialCalendar',
);
