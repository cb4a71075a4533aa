import { z } from 'zod';
import { boardWords, serviceLines } from '#content/site/service-lines';
import { refSchema } from '#lib/content/references';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { listCustomers } from './customers';
import { localized, readFacts } from './read-facts';

const serviceSchema = z.strictObject({
  /** Slug of the service; every service stands on one line. */
  slug: refSchema('services'),
  /** What the service does, in a sentence of at most twelve words. */
  text: localized(20, 90),
  /** Where the way from request to result begins, in one or two words. */
  from: localized(3, 24),
  /** Where that way ends. */
  to: localized(3, 24),
  /** How long the way takes, where the service's page or a case study says so. */
  time: localized(3, 34).optional(),
  /** The first request to the interface, as the developers' page names it. */
  call: z
    .string()
    .regex(/^POST \/v1\/[a-z-]+$/)
    .optional(),
});

const lineSchema = z.strictObject({
  /** Name of the line; stands on its plate. */
  name: localized(3, 30),
  /** The services on the line, in the order of the board. */
  services: z.array(serviceSchema).min(2),
});

/** The services as lines of the network. */
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
    /** Head of the column with the way from request to result. */
    way: localized(5, 40),
    /** Head of the column with the wordmarks of companies. */
    usedBy: localized(3, 20),
    /** Head of the column with the first request. */
    call: localized(3, 20),
  }),
  'boardWords',
);

/**
 * What a departure board of all services says, for the views of home and of the list of services. Names of
 * the services are shared data, by path.
 */
export function buildServiceBoard(locale: Locale) {
  const { way, usedBy, call } = readBoardWords();
  const customers = listCustomers();
  return {
    labels: { way: way[locale], usedBy: usedBy[locale], call: call[locale] },
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
