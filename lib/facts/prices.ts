import { z } from 'zod';
import { priceList } from '#content/site/prices';
import { daySchema } from '#lib/content/item-schema';
import { listSlugs, refSchema } from '#lib/content/references';
import { formatEuro, formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { localized, readFacts } from './read-facts';

const price = z.number().positive().multipleOf(0.01);

const pieceSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z]+(?:-[a-z]+)*$/)
      .describe('Parameter of the address of the estimator; never changed, because addresses are kept.'),
    label: localized(5, 70).describe('Label of the field for the quantity of a month.'),
    unit: localized(5, 70).describe('What one price is for.'),
    price: price.describe('Price of one, in euros.'),
    above: z
      .strictObject({
        count: z.int().positive().describe('Number of pieces at the dearer price.'),
        price: price.describe('Price of each further one, in euros.'),
      })
      .optional()
      .describe('The lower price of each piece above a number within a month.'),
    example: z.int().positive().optional().describe('Quantity that the estimator begins with.'),
  })
  .refine((piece) => !piece.above || piece.above.price < piece.price, {
    path: ['above', 'price'],
    error: 'a price below the one for fewer pieces',
  });

const serviceSchema = z.strictObject({
  setUp: z.int().positive().describe('Price of the set-up, once, in euros.'),
  monthly: z
    .int()
    .positive()
    .describe('Least amount of a month, in euros; prices per piece count towards it.'),
  size: z
    .strictObject({
      count: z.int().positive().describe('How many.'),
      of: localized(3, 40).describe('Of what, in the plural.'),
    })
    .describe('What a plan should reach within a year of launch.'),
  months: z
    .tuple([z.int().positive(), z.int().positive()])
    .refine(([from, to]) => from < to, 'the shorter time first')
    .describe('Months from the first workshop to opening for everyone: from, to.'),
  note: localized(30, 240).describe('What is included, added or agreed elsewhere.'),
  pieces: z.array(pieceSchema).min(1).max(3).describe('What is counted.'),
});

const listSchema = z
  .strictObject({
    asOf: daySchema.describe('Day of the list.'),
    until: daySchema.describe('Last day on which it is valid.'),
    services: z
      .record(refSchema('services'), serviceSchema)
      .refine((services) => listSlugs('services').every((slug) => slug in services), {
        error: () => `a price for each of ${listSlugs('services').join(', ')}`,
      })
      .describe('Every service by its slug, in the order of the page.'),
  })
  .refine(({ asOf, until }) => asOf < until, { path: ['until'], error: 'a day after `asOf`' })
  .refine(
    ({ services }) => {
      const ids = Object.values(services).flatMap(({ pieces }) => pieces.map(({ id }) => id));
      return new Set(ids).size === ids.length;
    },
    { path: ['services'], error: 'pieces with an id of their own' },
  );

export type ServicePrice = z.output<typeof serviceSchema>;

export const readPrices = readFacts('content/site/prices.ts', priceList, listSchema);

/** Whole euros, as set-up and monthly minimum are. */
export const formatWhole = (amount: number, locale: Locale): string => formatEuro(amount, locale, 0);

export const formatSize = ({ size }: ServicePrice, locale: Locale): string =>
  `${formatNumber(size.count, locale)} ${size.of[locale]}`;

export const formatMonths = ({ months: [from, to] }: ServicePrice, locale: Locale): string =>
  translate.prices[locale]('months', { from, to });

/**
 * Price, minimum size and time to launch of a service, as facts of its page.
 *
 * @throws Error for an unknown slug
 */
export function listServiceTerms(slug: string, locale: Locale) {
  const service = readPrices().services[slug];
  if (!service) throw new Error(`content/site/prices.ts has no ${slug}.`);
  const t = translate.prices[locale];
  const { setUp, monthly } = service;
  return [
    {
      label: t('price'),
      value: t('priceFrom', { setUp: formatWhole(setUp, locale), monthly: formatWhole(monthly, locale) }),
      href: `${buildPath(locale, 'prices')}#${slug}`,
    },
    { label: t('size'), value: t('sizeReached', { size: formatSize(service, locale) }) },
    { label: t('launch'), value: t('monthsCounted', { months: formatMonths(service, locale) }) },
  ];
}
