import { z } from 'zod';
import { people } from '#content/site/people';
import { daySchema, itemSchema } from '#lib/content/item-schema';

const personSchema = z.enum(Object.keys(people) as (keyof typeof people)[]);

/** A time of day in Berlin, `09:30`. */
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');

/** Front matter of `content/webinars/<slug>/<locale>.md`; the body is the written summary. */
export const webinarSchema = itemSchema.extend({
  /** Day on which it took place. */
  date: daySchema,
  starts: timeSchema,
  ends: timeSchema,
  /** Language in which it was held, in the language of the file. */
  heldIn: z.string().min(3).max(30),
  /** Headline: subject and occasion. */
  title: z.string().min(20).max(90),
  /** What it was about and for whom. */
  abstract: z.string().min(200).max(700),
  /** Who spoke, and what they do. */
  speakers: z
    .array(z.strictObject({ person: personSchema, text: z.string().min(40).max(240) }))
    .min(1)
    .max(4),
  /** Points in order; one without a name belongs to everybody. */
  agenda: z
    .array(z.strictObject({ at: timeSchema, title: z.string().min(5).max(90), by: personSchema.optional() }))
    .min(3)
    .max(10),
  /** Questions of participants; answers in Markdown. */
  questions: z
    .array(z.strictObject({ question: z.string().min(10).max(180), answer: z.string().min(80).max(700) }))
    .min(3)
    .max(12),
  /** Where to go from here: a link in Markdown and a few words each. */
  further: z.array(z.string().min(30).max(240)).min(2).max(4),
});

export type WebinarItem = z.output<typeof webinarSchema>;
