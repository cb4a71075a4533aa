import { z } from 'zod';
import { customers } from '#content/site/customers';
import { people } from '#content/site/people';
import { daySchema, itemSchema } from '#lib/content/item-schema';

const personSchema = z.enum(Object.keys(people) as (keyof typeof people)[]);
const aboutGuest = z.string().min(40).max(240);

const guestSchema = z.union([
  /** Somebody from Stellwerk, and what they do. */
  z.strictObject({ person: personSchema, text: aboutGuest }),
  /** Somebody from a customer; the company's name follows from its slug. */
  z.strictObject({
    name: z.string().min(5).max(60),
    role: z.string().min(3).max(60),
    company: z.enum(customers.map(({ slug }) => slug)),
    text: aboutGuest,
  }),
]);

/** Front matter of `content/podcast/<slug>/<locale>.md`; the body is the transcript, a heading a chapter. */
export const episodeSchema = itemSchema.extend({
  /** Day of publication. */
  date: daySchema,
  /** Day of the conversation. */
  recorded: daySchema,
  /** Number of the episode; the same in both languages. */
  number: z.int().min(1),
  /** Headline: subject and angle. */
  title: z.string().min(20).max(90),
  /** What the conversation is about, in one to three sentences. */
  summary: z.string().min(100).max(340),
  host: personSchema,
  guests: z.array(guestSchema).min(1).max(4),
  /** Sources and pages to read on, in Markdown. */
  notes: z.array(z.string().min(40).max(400)).min(2).max(6),
  /** Minutes and seconds at which each chapter of the transcript begins. */
  starts: z.array(z.string().regex(/^\d{1,3}:[0-5]\d$/, 'minutes and seconds such as 4:15')).min(2),
});

export type EpisodeItem = z.output<typeof episodeSchema>;
