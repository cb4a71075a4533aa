import { z } from 'zod';
import { webinarsIndexContent } from '#content/webinars/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { answerToHtml } from '#lib/content/part-builders';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { personSchema } from '#lib/facts/people';
import { planSchema, screensSchema } from './drawn-schema';

/** A time of day in Berlin, `09:30`. */
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');

/** Front matter of `content/webinars/<slug>/<locale>.md`; the body is the written summary. */
const webinarSchema = defineSchema(({ item, text, markdown }) =>
  item.extend({
    /** Day on which it took place. */
    date: daySchema,
    /** When it began, in Berlin. */ starts: timeSchema,
    /** When it ended, in Berlin. */ ends: timeSchema,
    /** Language in which it was held, in the language of the file. */
    heldIn: text(3, 30),
    /** Headline: subject and occasion. */
    title: text(20, 90),
    /** What it was about and for whom, in about 35 words. */
    abstract: text(120, 320),
    /** Who spoke, and what they do. */
    speakers: z
      .array(z.strictObject({ person: personSchema, text: text(40, 240) }))
      .min(1)
      .max(4),
    /** Points in order; one without a name belongs to everybody. */
    agenda: z
      .array(
        z.strictObject({
          /** Time at which the point begins. */ at: timeSchema,
          /** Subject of the point. */ title: text(5, 90),
          /** What came of it, in one short sentence. */ result: text(20, 110).optional(),
          /** Slug of the person who speaks; their points are the sections of the summary. */
          by: personSchema.optional(),
        }),
      )
      .min(3)
      .max(10),
    /** Screens that the first table of a section compares: a row each, before and after; shown as such. */
    screens: screensSchema(text).optional(),
    /** Steps that the list of a section names, as a line of time above it. */
    plan: planSchema(text).optional(),
    /** Questions of participants; answers in Markdown. */
    questions: z
      .array(z.strictObject({ question: text(10, 180), answer: markdown(80, 700) }).transform(answerToHtml))
      .min(3)
      .max(12),
    /** Where to go from here: a link in Markdown and a few words each. */
    further: z.array(markdown(30, 240)).min(2).max(4),
  }),
);

export type WebinarEntry = Entry<Output<typeof webinarSchema>>;

export const webinars = createCollection('webinars', webinarSchema);

/** Words of the list, and of the call to action below every webinar. */
const wordsSchema = defineSchema(({ listWords, text, markdown, advice }) =>
  listWords.extend({
    advice,
    /** The webinar that comes next. */
    next: z.strictObject({
      /** What is expected, in a word or two. */
      title: text(5, 40),
      /** What is known of it, in Markdown. */
      text: markdown(40, 240),
      /** Once its day is known: it stands above the text, with a file for calendars. */
      event: z
        .strictObject({
          /** Day on which it was announced or last changed. */ announced: daySchema,
          /** Day on which it takes place. */ date: daySchema,
          /** When it begins, in Berlin. */ starts: timeSchema,
          /** When it ends, in Berlin. */ ends: timeSchema,
          /** What it is about. */ subject: text(20, 110),
          /** Language in which it is held, in the language of the page. */ heldIn: text(3, 30),
        })
        .optional(),
    }),
  }),
);

export const readWords = createWords('content/webinars/index.ts', webinarsIndexContent, wordsSchema);
