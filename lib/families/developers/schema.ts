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

/** Front matter of `content/developers/developers/<locale>.md`. Code is in separate modules. */
const developersSchema = defineSchema((builders) => {
  const { page, text, markdown, heading, titledText, fact, table } = builders;
  const words = text(3, 60);
  const sentence = markdown(30, 300);
  return page.extend({
    facts: z.array(fact).length(4).describe('Facts for developers, first on the page.'),
    opening: createOpening(builders).describe('Words around the first request in the head of the page.'),
    parts: createParts(builders).describe('Words of the navigation within the page.'),
    start: heading({
      items: z.array(titledText).min(4).max(8).describe('The entries of the section.'),
    }).describe('The first day in the sandbox.'),
    cents: createCents(builders).describe('Amounts that lead to different results in the sandbox.'),
    access: createAccess(builders).describe('Token and certificate.'),
    live: createLive(builders).describe('Access to production.'),
    programs: createPrograms(builders).describe('Words around code in several languages.'),
    flow: createFlow(builders).describe('Words around the three messages of `content/site/examples.ts`.'),
    states: createStates(builders).describe('The states of a transfer.'),
    resources: heading({
      table,
      items: z
        .array(titledText)
        .length(2)
        .describe('The description of the interface as a file, and what can be generated from it.'),
    }).describe('The resources of the interface.'),
    webhooks: heading({
      items: z.array(titledText).min(2).max(6).describe('The entries of the section.'),
      caption: words.describe('Label of the code.'),
      note: sentence.describe('A remark that closes the section.'),
    }).describe('Advice around the programs of `content/developers/` that check a webhook.'),
    rules: heading({
      idempotency: titledText.describe('How to repeat a request.'),
      errors: titledText.describe('How an error is reported; an example is shown beside it.'),
      versions: titledText.describe('How the interface changes.'),
      limits: titledText.describe('How many requests are allowed.'),
      pagination: titledText.describe('How to page through a list; an example is shown beside it.'),
    }).describe('Rules for every request.'),
    errors: heading({ table }).describe('The errors, one by one.'),
    changelog: createChangelog(builders).describe('What has changed, the latest first.'),
    status: titledText.describe('Where to see the current status; shown below the changes.'),
    contact: z
      .strictObject({
        title: text(3, 100).describe('Heading of the section.'),
        lead: text(30, 300).describe('One or two sentences below the heading.'),
        action: words.describe('Words on the button.'),
      })
      .describe('The call to action at the end of a page.'),
  });
}, listFacts);

export type DevelopersEntry = Entry<Output<typeof developersSchema>>;

export const developersPages = createCollection('developers', developersSchema);
