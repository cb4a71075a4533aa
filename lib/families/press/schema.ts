import { z } from 'zod';
import { people } from '#content/site/people';
import { daySchema, itemSchema } from '#lib/content/item-schema';
import { factSchema, figureSchema, headingSchema, titledTextSchema } from '#lib/content/parts-schema';

const logoSchema = z.strictObject({
  /** Name of a file in `public/documents/press/`. */
  file: z.string().regex(/^[a-z0-9-]+\.svg$/, 'the name of an SVG file'),
  title: z.string().min(3).max(60),
  note: z.string().min(3).max(80),
});

/** Front matter of `content/press/pages/press/<locale>.md`. */
export const pressSchema = itemSchema.extend({
  /** First heading. */
  title: z.string().min(15).max(90),
  /** What the page holds, in one to three sentences. */
  summary: z.string().min(80).max(400),
  /** Day of the last change. */
  date: daySchema,
  contact: titledTextSchema,
  releases: headingSchema,
  /** Hard facts; the lead is Markdown. */
  facts: headingSchema.extend({ lead: z.string(), items: z.array(factSchema).min(5) }),
  /** The company in 50 and in 100 words. */
  boilerplate: headingSchema.extend({ short: titledTextSchema, long: titledTextSchema }),
  logos: headingSchema.extend({ items: z.array(logoSchema).min(1) }),
  images: titledTextSchema,
});

export type PressItem = z.output<typeof pressSchema>;

/** Front matter of `content/press/releases/<slug>/<locale>.md`. Its numbers are those of its day. */
export const releaseSchema = itemSchema.extend({
  /** The news in one to three sentences. */
  summary: z.string().min(60).max(320),
  /** Day of publication. */
  date: daySchema,
  /** Town of the dateline. */
  place: z.string().min(2).max(40),
  figures: z.array(figureSchema).max(4).default([]),
  quote: z
    .strictObject({
      person: z.enum(Object.keys(people) as (keyof typeof people)[]),
      text: z.string().min(40).max(320),
    })
    .optional(),
});

export type ReleaseItem = z.output<typeof releaseSchema>;
