import { z } from 'zod';
import { webhookSecret } from '#content/site/examples';
import { people } from '#content/site/people';
import { createCollection, type Entry } from '#lib/content/collection';
import { defineSchema, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import type { Locale } from '#lib/i18n/locales';
import {
  createAccess,
  createCents,
  createChangelog,
  createFlow,
  createLive,
  createOpening,
  createParts,
  createPrograms,
  createStates,
} from './part-schema';

const listFacts = (locale: Locale) => ({
  ...listBrandFacts(locale),
  leadName: people['samuel-okafor'].name,
  webhookSecret,
});

/** Front matter of `content/developers/developers/<locale>.md`. Code stands in modules beside it. */
const developersSchema = defineSchema((builders) => {
  const { page, text, markdown, heading, titledText, fact, table } = builders;
  const words = text(3, 60);
  const sentence = markdown(30, 300);
  return page.extend({
    /** What a developer wants to know before anything else. */
    facts: z.array(fact).length(4),
    /** Words around the first request in the head of the page. */
    opening: createOpening(builders),
    /** The line of contents. */
    parts: createParts(builders),
    /** The first day in the sandbox. */
    start: heading({ items: z.array(titledText).min(4).max(8) }),
    /** Amounts that set the points in the sandbox. */ cents: createCents(builders),
    /** Token and certificate. */ access: createAccess(builders),
    /** The way to production. */ live: createLive(builders),
    /** Words around code in several languages. */ programs: createPrograms(builders),
    /** Words around the three messages of `content/site/examples.ts`. */
    flow: createFlow(builders),
    /** The states of a transfer. */
    states: createStates(builders),
    /** What there is to call. */
    resources: heading({
      table,
      /** The description of the interface as a file, and what can be made from it. */
      items: z.array(titledText).length(2),
    }),
    /** Advice around the programs of `content/developers/` that check a webhook. */
    webhooks: heading({
      items: z.array(titledText).min(2).max(6),
      /** Label of the code. */ caption: words,
      note: sentence,
    }),
    /** What holds for every request. */
    rules: heading({
      /** How to repeat a request. */ idempotency: titledText,
      /** How an error is told; an example stands beside it. */ errors: titledText,
      /** How the interface changes. */ versions: titledText,
      /** How much may be asked for. */ limits: titledText,
      /** How a list goes on; an example stands beside it. */ pagination: titledText,
    }),
    /** The errors, one by one. */
    errors: heading({ table }),
    /** What has changed, the latest first. */
    changelog: createChangelog(builders),
    /** Where to see whether all is well; stands below the changes. */
    status: titledText,
    contact: z.strictObject({ title: text(3, 100), lead: text(30, 300), action: words }),
  });
}, listFacts);

export type DevelopersEntry = Entry<Output<typeof developersSchema>>;

export const developersPages = createCollection('developers', developersSchema);
