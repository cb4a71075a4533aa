import { z } from 'zod';
import { podcastIndexContent } from '#content/podcast/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema } from '#lib/facts/customers';
import { personSchema } from '#lib/facts/people';

/**
 * Front matter of `content/podcast/<slug>/<locale>.md`; the body is the transcript, one heading per chapter.
 */
const episodeSchema = defineSchema(({ item, text, lead, markdown }) => {
  const aboutGuest = text(40, 240).describe('What the person does, in one or two sentences.');
  const guest = z.union([
    /** Guest from Stellwerk. */
    z.strictObject({ person: personSchema, text: aboutGuest }),
    /** Guest from a customer; the company name follows from the slug. */
    z.strictObject({
      name: text(5, 60).describe('Name of the person.'),
      role: text(3, 60).describe('Position of the person; shown below the name.'),
      company: customerSlugSchema.describe('Slug of the company where the person works.'),
      text: aboutGuest,
    }),
  ]);
  return item.extend({
    date: daySchema.describe('Day of publication.'),
    recorded: daySchema.describe('Day of the conversation.'),
    number: z.int().min(1).describe('Number of the episode; the same in both languages.'),
    title: text(20, 90).describe('Headline: subject and angle.'),
    summary: lead(80).describe('What the conversation is about; shown below the headline and in lists.'),
    host: personSchema.describe('Who asks; shown below the guests.'),
    guests: z.array(guest).min(1).max(4).describe('Who answers, in the order of the page.'),
    notes: z.array(markdown(40, 400)).min(2).max(6).describe('Sources and further reading, in Markdown.'),
    further: z
      .array(markdown(30, 240))
      .min(2)
      .max(4)
      .describe('Related pages: a link in Markdown and a few words each.'),
    chapters: z
      .array(
        z.strictObject({
          quote: text(20, 80).describe('A short sentence from it, word for word; the page adds the speaker.'),
        }),
      )
      .min(2)
      .describe('The chapters, one for each heading of the transcript; their times come from the recording.'),
  });
});

export type EpisodeEntry = Entry<Output<typeof episodeSchema>>;

export const episodes = createCollection('podcast', episodeSchema);

/** Texts of the list, and the call to action of every episode. */
const wordsSchema = defineSchema(({ listWords, text, markdown, advice }) =>
  listWords.extend({
    advice,
    show: text(3, 40).describe('Name of the show.'),
    showName: text(3, 60).describe(
      'The name above an episode, with its meaning if it is in another language.',
    ),
    next: z
      .strictObject({
        title: text(5, 40).describe('What is expected, in a word or two.'),
        text: markdown(40, 240).describe('What is known of it, in Markdown.'),
      })
      .describe('The next episode.'),
  }),
);

export const readWords = createWords('content/podcast/index.ts', podcastIndexContent, wordsSchema);
