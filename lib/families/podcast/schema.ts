import { z } from 'zod';
import { podcastIndexContent } from '#content/podcast/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema } from '#lib/facts/customers';
import { personSchema } from '#lib/facts/people';

/** Front matter of `content/podcast/<slug>/<locale>.md`; the body is the transcript, a heading a chapter. */
const episodeSchema = defineSchema(({ item, text, markdown }) => {
  const aboutGuest = text(40, 240);
  const guest = z.union([
    /** Somebody from Stellwerk, and what they do. */
    z.strictObject({ person: personSchema, text: aboutGuest }),
    /** Somebody from a customer; the company's name follows from its slug. */
    z.strictObject({ name: text(5, 60), role: text(3, 60), company: customerSlugSchema, text: aboutGuest }),
  ]);
  return item.extend({
    /** Day of publication. */
    date: daySchema,
    /** Day of the conversation. */
    recorded: daySchema,
    /** Number of the episode; the same in both languages. */
    number: z.int().min(1),
    /** Headline: subject and angle. */
    title: text(20, 90),
    /** What the conversation is about, in one to three sentences. */
    summary: text(100, 340),
    /** Who asks; stands below the guests. */
    host: personSchema,
    /** Who answers, in the order of the page. */
    guests: z.array(guest).min(1).max(4),
    /** Sources and pages to read on, in Markdown. */
    notes: z.array(markdown(40, 400)).min(2).max(6),
    /** Where to go from here: a link in Markdown and a few words each. */
    further: z.array(markdown(30, 240)).min(2).max(4),
    /** The chapters, one for each heading of the transcript; their times come from the recording. */
    chapters: z
      .array(
        z.strictObject({
          /** A short sentence from it, word for word; the page finds who says it. */
          quote: text(20, 80),
        }),
      )
      .min(2),
  });
});

export type EpisodeEntry = Entry<Output<typeof episodeSchema>>;

export const episodes = createCollection('podcast', episodeSchema);

/** Words of the list, and of the call to action below every episode. */
const wordsSchema = defineSchema(({ listWords, text, markdown, advice }) =>
  listWords.extend({
    advice,
    /** Name of the show. */
    show: text(3, 40),
    /** The episode that comes next. */
    next: z.strictObject({
      /** What is expected, in a word or two. */
      title: text(5, 40),
      /** What is known of it, in Markdown. */
      text: markdown(40, 240),
    }),
  }),
);

export const readWords = createWords('content/podcast/index.ts', podcastIndexContent, wordsSchema);
