import { z } from 'zod';
import { boardWords, serviceLines } from '#content/site/service-lines';
import { refSchema } from '#lib/content/references';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { listCustomers } from './customers';
import { localized, readFacts } from './read-facts';

const seconds = z.number().positive();

const timeSchema = z
  .strictObject({
    seconds: z
      .union([seconds, z.tuple([seconds, seconds])])
      .describe('Its duration in seconds; shortest and longest, if the text gives no number.'),
    text: localized(3, 16).describe('The duration, shown beside its dot.'),
    way: localized(8, 46).describe('From what to what, and for whom if not for all.'),
  })
  .describe("Time from request to result, if the service's page or a case study states it.");

const serviceSchema = z.strictObject({
  slug: refSchema('services').describe('Slug of the service; every service is on exactly one line.'),
  text: localized(20, 90).describe('What the service does, in a sentence of at most twelve words.'),
  time: timeSchema.optional(),
  call: z
    .string()
    .regex(/^POST \/v1\/[a-z-]+$/)
    .optional()
    .describe('The first request to the interface, as a page for developers names it.'),
});

const lineSchema = z.strictObject({
  name: localized(3, 30).describe('Name of the line, shown as its label.'),
  services: z.array(serviceSchema).min(2).describe('The services on the line, in the order of the board.'),
});

/** The services, grouped into lines. */
export const listServiceLines = readFacts(
  'content/site/service-lines.ts',
  serviceLines,
  z.array(lineSchema),
  'serviceLines',
);

const unit = localized(1, 6);

const readBoardWords = readFacts(
  'content/site/service-lines.ts',
  boardWords,
  z.strictObject({
    way: localized(5, 40).describe('Heading of the column with the time from request to result.'),
    units: z
      .tuple([unit, unit, unit, unit, unit])
      .describe('Units of the axis: millisecond, second, minute, day, week.'),
    usedBy: localized(3, 20).describe('Heading of the column with the wordmarks of companies.'),
    unnamed: localized(5, 40).describe('Shown where no company of that service is named.'),
    call: localized(3, 20).describe('Heading of the column with the first request.'),
  }),
  'boardWords',
);

const toDuration = ({ seconds: duration, text, way }: z.output<typeof timeSchema>, locale: Locale) => ({
  seconds: duration,
  text: text[locale],
  way: way[locale],
});

/**
 * Overview of all services: purpose, time, users, first call. Names of services are shared data, by path.
 */
export function buildServiceBoard(locale: Locale) {
  const { way, usedBy, unnamed, call, units } = readBoardWords();
  const customers = listCustomers();
  return {
    labels: { way: way[locale], usedBy: usedBy[locale], unnamed: unnamed[locale], call: call[locale] },
    units: units.map((name) => name[locale]),
    lines: listServiceLines().map(({ name, services }) => ({
      name: name[locale],
      rows: services.map(({ slug, text, time, call: request }) => ({
        path: buildPath(locale, `services/${slug}`),
        text: text[locale],
        ...(time && { time: toDuration(time, locale) }),
        customers: customers
          .filter((customer) => customer.services.includes(slug))
          .map((customer) => ({ name: customer.name, slug: customer.slug })),
        ...(request && { call: request }),
      })),
    })),
  };
}
