import { z } from 'zod';
import { webhookSecret } from '#content/developers/samples';
import { people } from '#content/site/people';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import type { Locale } from '#lib/i18n/locales';

const listFacts = (locale: Locale) => ({
  ...listBrandFacts(locale),
  leadName: people['samuel-okafor'].name,
  webhookSecret,
});

/** Front matter of `content/developers/developers/<locale>.md`. Code stands in modules beside it. */
const developersSchema = defineSchema(
  ({ page, text, markdown, heading, titled, titledText, fact, table, diagram }) => {
    const words = text(3, 60);
    const sentence = markdown(30, 300);
    return page.extend({
      /** What a developer wants to know before anything else. */
      facts: z.array(fact).length(4),
      /** The first day in the sandbox. */
      start: heading({ items: z.array(titledText).min(4).max(8) }),
      /** Words around the three messages of `content/developers/samples.ts`. */
      flow: heading({
        account: words,
        accountText: sentence,
        transfer: words,
        transferText: sentence,
        webhook: words,
        webhookText: sentence,
        request: words,
        answer: words,
        delivery: words,
      }),
      states: heading({ diagram }),
      resources: heading({ table }),
      /** Advice around `content/developers/verify-webhook.ts`. */
      webhooks: heading({ items: z.array(titledText).min(2).max(4), caption: words, note: sentence }),
      rules: heading({
        idempotency: titledText,
        errors: titledText,
        versions: titledText,
        limits: titledText,
      }),
      errors: heading({ table }),
      changelog: heading({
        items: z.array(z.strictObject({ ...titled, day: daySchema }).transform(textToHtml)).min(1),
      }),
      status: titledText,
      contact: z.strictObject({ title: text(3, 100), lead: text(30, 300), action: words }),
    });
  },
  listFacts,
);

export type DevelopersEntry = Entry<Output<typeof developersSchema>>;

export const developersPages = createCollection('developers', developersSchema);
