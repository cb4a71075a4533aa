import { z } from 'zod';
import { boardWords, serviceLines } from '#content/site/service-lines';
import { refSchema } from '#lib/content/references';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { listCustomers } from './customers';
import { localized, readFacts } from './read-facts';

const serviceSchema = z.strictObject({
  slug: refSchema('services').describe('Slug of the service; every service is on exactly one line.'),
  text: localized(20, 90).describe('What the service does, in a sentence of at most twelve words.'),
  from: localized(3, 24).describe('Start of the process from request to result, in one or two words.'),
  to: localized(3, 24).describe('End of that process.'),
  time: localized(3, 38)
    .optional()
    .describe("Duration of the process, if the service's page or a case study states it."),
  call: z
    .string()
    .regex(/^POST \/v1\/[a-z-]+$/)
    .optional()
    .describe("The first request to the interface, as the developers' page names it."),
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

const readBoardWords = readFacts(
  'content/site/service-lines.ts',
  boardWords,
  z.strictObject({
    way: localized(5, 40).describe('Heading of the column with the process from request to result.'),
    usedBy: localized(3, 20).describe('Heading of the column with the wordmarks of companies.'),
    unnamed: localized(5, 40).describe('Shown where no company of that service is named.'),
    call: localized(3, 20).describe('Heading of the column with the first request.'),
  }),
  'boardWords',
);

/**
 * Overview of all services, in the style of a departure board. Names of services are shared data, by path.
 */
export function buildServiceBoard(locale: Locale) {
  const { way, usedBy, unnamed, call } = readBoardWords();
  const customers = listCustomers();
  return {
    labels: { way: way[locale], usedBy: usedBy[locale], unnamed: unnamed[locale], call: call[locale] },
    lines: listServiceLines().map(({ name, services }) => ({
      name: name[locale],
      rows: services.map(({ slug, text, from, to, time, call: request }) => ({
        path: buildPath(locale, `services/${slug}`),
        text: text[locale],
        way: { from: from[locale], to: to[locale], ...(time && { time: time[locale] }) },
        customers: customers
          .filter((customer) => customer.services.includes(slug))
          .map((customer) => ({ name: customer.name, slug: customer.slug })),
        ...(request && { call: request }),
      })),
    })),
  };
}
