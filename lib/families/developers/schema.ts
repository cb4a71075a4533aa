import { z } from 'zod';
import { webhookSecret } from '#content/site/examples';
import { people } from '#content/site/people';
import { createCollection, type Entry } from '#lib/content/collection';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import type { Locale } from '#lib/i18n/locales';
import {
  createAccess,
  createCents,
  createDeliveries,
  createFlow,
  createLive,
  createMore,
  createOpening,
  createPrograms,
  createRules,
  createSignature,
  createStates,
} from './part-schema';

const listFacts = (locale: Locale) => ({
  ...listBrandFacts(locale),
  leadName: people['samuel-okafor'].name,
  webhookSecret,
});

/** Slugs of the guides, in the order of the navigation; the first page leads to them. */
export const guideSlugs = ['transfers', 'webhooks', 'requests'] as const;

const describeSlug = <const S extends string>(slug: S) =>
  z.literal(slug).describe('Name of the folder; it decides which keys the file has.');

const createShort = ({ text }: Builders) =>
  text(3, 16).describe('Name of the page in the navigation line of the four pages.');

/** Four facts in the head. */
const createFacts = ({ fact }: Builders) =>
  z.array(fact).length(4).describe('Facts in the head of the page.');

/** A guide names its parts in its head, and on the first page. */
function createGuide<const S extends string, const P extends string>(
  builders: Builders,
  slug: S,
  parts: readonly P[],
) {
  const name = builders.text(3, 16).describe('Link to this part of the page.');
  return builders.page.extend({
    slug: describeSlug(slug),
    short: createShort(builders),
    parts: z.record(z.enum(parts), name).describe('Short names of its parts, by their id.'),
  });
}

function createStart(builders: Builders) {
  const { page, text, heading, titledText } = builders;
  return page.extend({
    slug: describeSlug('developers'),
    short: createShort(builders),
    facts: createFacts(builders),
    opening: createOpening(builders).describe('Words around the first request in the head of the page.'),
    start: heading({
      items: z.array(titledText).min(4).max(8).describe('The entries of the section.'),
    }).describe('The first day in the sandbox.'),
    guides: heading({}).describe('Heading above the guides, which are listed with their parts.'),
    live: createLive(builders).describe('Access to production.'),
    more: createMore(builders).describe('Links to reference, changelog and others.'),
    status: titledText.describe('Where to see the current status; shown below these links.'),
    contact: z
      .strictObject({
        title: text(3, 100).describe('Heading of the section.'),
        lead: text(30, 300).describe('One or two sentences below the heading.'),
        action: text(3, 60).describe('Words on the button.'),
      })
      .describe('The call to action at the end of a page.'),
  });
}

const createTransfers = (builders: Builders) =>
  createGuide(builders, 'transfers', ['transfer', 'states', 'cents']).extend({
    console: builders
      .text(20, 120)
      .describe('What the console of `content/site/product.ts` shows; below it, in the head of the page.'),
    flow: createFlow(builders).describe('Words around the messages of `content/site/examples.ts`.'),
    programs: createPrograms(builders).describe('Words around code in several languages, on all pages.'),
    states: createStates(builders).describe('The states of a transfer.'),
    cents: createCents(builders).describe('Amounts that lead to different results in the sandbox.'),
  });

const createWebhooks = (builders: Builders) =>
  createGuide(builders, 'webhooks', ['webhooks', 'deliveries']).extend({
    delivery: builders.text(3, 60).describe('Label of the delivery in the head of the page.'),
    webhooks: createSignature(builders).describe(
      'Advice around the programs of `content/developers/` that check a webhook.',
    ),
    deliveries: createDeliveries(builders).describe('Repeated, doubled and unknown deliveries.'),
  });

function createRequests(builders: Builders) {
  const { heading, table, titledText } = builders;
  return createGuide(builders, 'requests', ['access', 'resources', 'rules', 'errors']).extend({
    facts: createFacts(builders),
    access: createAccess(builders).describe('Token and certificate.'),
    resources: heading({
      table,
      items: z
        .array(titledText)
        .length(2)
        .describe('The description of the interface as a file, and what can be generated from it.'),
    }).describe('The resources of the interface.'),
    rules: createRules(builders).describe('Rules for every request.'),
    errors: heading({ table }).describe('The errors, one by one.'),
  });
}

/** Front matter of `content/developers/<slug>/<locale>.md`. Code is in separate modules. */
const developersSchema = defineSchema(
  (builders) =>
    z.discriminatedUnion('slug', [
      createStart(builders),
      createTransfers(builders),
      createWebhooks(builders),
      createRequests(builders),
    ]),
  listFacts,
);

export type DevelopersEntry = Entry<Output<typeof developersSchema>>;

/** The entry of a page, with the keys that its slug decides. */
export type EntryOf<S extends DevelopersEntry['slug']> = Extract<DevelopersEntry, { readonly slug: S }>;

export const developersPages = createCollection('developers', developersSchema);

/**
 * Reads one of the four pages in a language.
 *
 * @throws ContentError if there is no such page
 */
export const readEntry = <S extends DevelopersEntry['slug']>(locale: Locale, slug: S): EntryOf<S> =>
  // Safe cast: the schema requires these keys of the entry with this slug.
  developersPages.get(locale, slug) as EntryOf<S>;
