import { z } from 'zod';
import { payBands, teams } from '#content/careers/teams';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { localized, readFacts } from '#lib/facts/read-facts';

/** How it is to work here. */
function createCareersSchema(builders: Builders) {
  const { text, heading, titled, titledText, fact } = builders;
  const items = z.array(titledText).min(3).max(6);
  return builders.page.extend({
    slug: z.literal('careers'),
    work: heading({ items }),
    /** Each benefit with its terms. */
    benefits: heading({ items: z.array(fact).min(6).max(12) }),
    /** From application to answer; jobs print the same steps. */
    hiring: heading({ items }),
    pay: z
      .strictObject({ ...titled, caption: text(5), head: z.tuple([text(2), text(2), text(2), text(2)]) })
      .transform(textToHtml),
    equality: titledText,
    jobs: z.strictObject({ title: text(3), action: text(3) }),
  });
}

/** Front matter of `content/careers/pages/<slug>/<locale>.md`. */
const careersPageSchema = defineSchema(
  (builders) =>
    z.discriminatedUnion('slug', [
      createCareersSchema(builders),
      // The list of open positions.
      builders.page.extend({
        slug: z.literal('jobs'),
        filter: builders.text(3),
        speculative: builders.titledText,
      }),
    ]),
  listBrandFacts,
);

export type CareersEntry = Entry<Output<typeof careersPageSchema>>;

/** The entry of one page, with the fields of its own shape. */
export type CareersEntryOf<S extends CareersEntry['slug']> = Extract<CareersEntry, { readonly slug: S }>;

export const careersPages = createCollection('careers/pages', careersPageSchema);

export type PayLevel = keyof typeof payBands;

/** Front matter of `content/careers/jobs/<slug>/<locale>.md`. */
const jobSchema = defineSchema(({ item, text }) => {
  const lines = z.array(text(20, 260)).min(2).max(8);
  return item.extend({
    /** Two or three sentences: what it is about. */
    summary: text(80, 400),
    /** Day of publication. */
    date: daySchema,
    /** Last day for applications. */
    validThrough: daySchema,
    team: z.enum(teams.map(({ slug }) => slug)),
    /** Level of `content/careers/teams.ts`; its pay is the position's. */
    level: z.enum(Object.keys(payBands) as PayLevel[]),
    hours: text(5, 60),
    place: text(5, 80),
    start: text(5, 60),
    contract: text(5, 40),
    tasks: lines,
    /** What is needed, and what helps. */
    must: lines,
    nice: lines,
    teamText: text(40, 300),
  });
});

export type JobEntry = Entry<Output<typeof jobSchema>>;

export const jobs = createCollection('careers/jobs', jobSchema);

const bandSchema = z.strictObject({ name: localized(2), text: localized(10), from: z.int(), to: z.int() });

/** Ranges of pay by level, in euro a year. */
export const readPayBands = readFacts(
  'content/careers/teams.ts',
  payBands,
  z.record(z.string(), bandSchema),
  'payBands',
);

/** The teams in the order of the list. */
export const readTeams = readFacts(
  'content/careers/teams.ts',
  teams,
  z.array(z.strictObject({ slug: z.string(), name: localized(3) })),
  'teams',
);
