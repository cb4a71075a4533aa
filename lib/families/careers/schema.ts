import { z } from 'zod';
import { payBands, teams } from '#content/careers/teams';
import { daySchema, itemSchema } from '#lib/content/item-schema';
import { factSchema, headingSchema, titledTextSchema } from '#lib/content/parts-schema';

const pageSchema = itemSchema.extend({
  /** First heading. */
  title: z.string().min(15).max(90),
  /** What the page holds, in one to three sentences. */
  summary: z.string().min(80).max(400),
  /** Day of the last change. */
  date: daySchema,
});

/** How it is to work here. */
export const careersSchema = pageSchema.extend({
  slug: z.literal('careers'),
  work: headingSchema.extend({ items: z.array(titledTextSchema).min(3).max(6) }),
  /** Each benefit with its terms. */
  benefits: headingSchema.extend({ items: z.array(factSchema).min(6).max(12) }),
  /** From application to answer; jobs print the same steps. */
  hiring: headingSchema.extend({ items: z.array(titledTextSchema).min(3).max(6) }),
  pay: titledTextSchema.extend({
    caption: z.string(),
    head: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  }),
  equality: titledTextSchema,
  jobs: z.strictObject({ title: z.string(), action: z.string() }),
});

/** The list of open positions. */
export const jobsSchema = pageSchema.extend({
  slug: z.literal('jobs'),
  filter: z.string(),
  speculative: titledTextSchema,
});

/** Front matter of `content/careers/pages/<slug>/<locale>.md`. */
export const careersPageSchema = z.discriminatedUnion('slug', [careersSchema, jobsSchema]);

export type CareersItem = z.output<typeof careersPageSchema>;

const lines = z.array(z.string().min(20).max(260)).min(2).max(8);

/** Front matter of `content/careers/jobs/<slug>/<locale>.md`. */
export const jobSchema = itemSchema.extend({
  /** Two or three sentences: what it is about. */
  summary: z.string().min(80).max(400),
  /** Day of publication. */
  date: daySchema,
  /** Last day for applications. */
  validThrough: daySchema,
  team: z.enum(teams.map(({ slug }) => slug)),
  /** Level of `content/careers/teams.ts`; its pay is the position's. */
  level: z.enum(Object.keys(payBands) as (keyof typeof payBands)[]),
  hours: z.string().min(5).max(60),
  place: z.string().min(5).max(80),
  start: z.string().min(5).max(60),
  contract: z.string().min(5).max(40),
  tasks: lines,
  /** What is needed, and what helps. */
  must: lines,
  nice: lines,
  teamText: z.string().min(40).max(300),
});

export type JobItem = z.output<typeof jobSchema>;
