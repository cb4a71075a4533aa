import { z } from 'zod';
import { webhookSecret } from '#content/site/examples';
import { people } from '#content/site/people';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import type { Locale } from '#lib/i18n/locales';

const listFacts = (locale: Locale) => ({
  ...listBrandFacts(locale),
  leadName: people['samuel-okafor'].name,
  webhookSecret,
});

/** The amounts of the sandbox that set the points, as a switch. */
function createCents({ heading, markdown, text }: Builders) {
  const outcome = z.strictObject({
    /** The amount that is sent, with its cents; a point stands before them. */
    amount: z.string().regex(/^\d+\.\d\d$/, 'an amount such as "1250.13"'),
    /** State that the transfer reaches, as the field status names it. */
    state: z.enum(['settled', 'rejected', 'on_hold', 'returned']),
    /** What happens, and which event says so. */
    text: markdown(30, 300),
  });
  return heading({
    /** What the keys set, such as "Amount of the transfer". */
    legend: text(3, 60),
    /** The amounts with what becomes of them; the first, which is settled, is set. */
    outcomes: z.array(outcome.transform(textToHtml)).length(4),
  });
}

/** Short names of the page's parts, for the line of contents. */
function createParts({ text }: Builders) {
  const name = text(3, 16);
  return z.strictObject({
    /** What the line is, for screen readers and as the button on phones. */ label: text(3, 40),
    /** Of the first day in the sandbox. */ start: name,
    /** Of the amounts that set the points. */ cents: name,
    /** Of the three messages. */ transfer: name,
    /** Of the states. */ states: name,
    /** Of the check of a webhook. */ webhooks: name,
    /** Of what there is to call. */ resources: name,
    /** Of what holds for every request. */ rules: name,
    /** Of the errors. */ errors: name,
    /** Of the changes. */ changelog: name,
  });
}

/** The changes, and how long the version of each is supported. */
function createChangelog({ heading, titled, text }: Builders) {
  return heading({
    items: z.array(z.strictObject({ ...titled, day: daySchema }).transform(textToHtml)).min(1),
    /** The support of each version, drawn on a scale of time. */
    support: z.strictObject({
      /** How many months a version is supported. */ months: z.number().int().positive(),
      /** Title of the drawing. */ title: text(5, 80),
      /** Words before the last day. */ until: text(3, 40),
      /** What the drawing proves; its text alternative. */ sentence: text(30, 300),
      /** Names of the columns of its table: version, from, until. */
      head: z.tuple([text(2), text(2), text(2)]),
    }),
  });
}

/** The first request in the head of the page. */
const createOpening = ({ text }: Builders) =>
  z.strictObject({
    /** Label of the request. */ request: text(3, 60),
    /** Label of its answer. */ answer: text(3, 60),
    /** What the states below say. */ way: text(10, 90),
  });

/** The three messages of a transfer. */
function createFlow({ heading, text, markdown }: Builders) {
  return heading({
    /** Heading of the first message, which opens an account. */ account: text(3, 60),
    /** What to know about the first message. */ accountText: markdown(30, 300),
    /** Heading of the second message, which sends a transfer. */ transfer: text(3, 60),
    /** What to know about the second message. */ transferText: markdown(30, 300),
    /** Heading of the third message, which brings the result. */ webhook: text(3, 60),
    /** What to know about the third message. */ webhookText: markdown(30, 300),
    /** Label of the code that is sent. */ request: text(3, 60),
    /** Label of the code that comes back. */ answer: text(3, 60),
    /** Label of the code of the third message. */ delivery: text(3, 60),
  });
}

/** Front matter of `content/developers/developers/<locale>.md`. Code stands in modules beside it. */
const developersSchema = defineSchema((builders) => {
  const { page, text, markdown, heading, titledText, fact, table, diagram } = builders;
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
    /** Words around the three messages of `content/site/examples.ts`. */
    flow: createFlow(builders),
    /** The states of a transfer. */
    states: heading({ diagram }),
    /** What there is to call. */
    resources: heading({ table }),
    /** Advice around `content/developers/verify-webhook.ts`. */
    webhooks: heading({
      items: z.array(titledText).min(2).max(4),
      /** Label of the code. */ caption: words,
      note: sentence,
    }),
    /** What holds for every request. */
    rules: heading({
      /** How to repeat a request. */ idempotency: titledText,
      /** How an error is told; an example stands beside it. */ errors: titledText,
      /** How the interface changes. */ versions: titledText,
      /** How much may be asked for. */ limits: titledText,
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
