import { z } from 'zod';
import { people } from '#content/site/people';
import { daySchema, itemSchema } from '#lib/content/item-schema';

const titledText = z.strictObject({
  /** A few words. */
  title: z.string().min(3).max(70),
  /** One or two sentences. */
  text: z.string().min(40).max(320),
});

/** Front matter of `content/publications/<slug>/<locale>.md`; the body is the whole publication. */
export const publicationSchema = itemSchema.extend({
  /** Day of publication. */
  date: daySchema,
  kind: z.enum(['guide', 'whitepaper', 'study']),
  /** Number in the series, on the cover; the same in both languages. */
  number: z.int().min(1).max(99),
  /** Headline: what the reader gets. */
  title: z.string().min(20).max(90),
  /** Stands under the headline and in lists. */
  summary: z.string().min(100).max(340),
  /** Paragraphs that open the landing page; Markdown. */
  introduction: z.array(z.string().min(120).max(800)).min(1).max(3),
  /** What the reader learns. */
  learn: z.array(titledText).min(4).max(6),
  /** Numbers that the text explains, each with its source as a link. */
  figures: z
    .array(
      z.strictObject({
        value: z.string().min(1).max(16),
        label: z.string().min(10).max(120),
        source: z.string().min(5).max(200),
      }),
    )
    .min(3)
    .max(4),
  /** For whom it was written; the text speaks to them. */
  readers: z.array(titledText).min(2).max(4),
  /** Who wrote it, from `content/site/people.ts`; the text says what they do and which part is theirs. */
  authors: z
    .array(
      z.strictObject({
        person: z.enum(Object.keys(people) as (keyof typeof people)[]),
        text: z.string().min(40).max(320),
      }),
    )
    .min(1)
    .max(3),
  /** Where to go from here: a link in Markdown and a few words each. */
  further: z.array(z.string().min(30).max(240)).min(2).max(4),
});

export type PublicationItem = z.output<typeof publicationSchema>;
