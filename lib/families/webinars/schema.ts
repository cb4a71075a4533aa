import { z } from 'zod';
import { webinarsIndexContent } from '#content/webinars/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';

import { type Builders, defineSchema, type Output } from '#lib/content/schema';
import { createQuestion } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';
import { personSchema } from '#lib/facts/people';

/** Time of day in Berlin, `09:30`. */
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');

/** App screens, built from a table of the summary. */
function screensSchema(text: Builders['text']) {
  const lines = z.array(text(2, 40)).min(1).max(5);
  return z.strictObject({
    section: z.int().min(1).describe('Number of the section whose first table they are.'),
    legend: text(5, 60).describe('Stands before the keys that change between the two columns.'),
    views: z
      .array(
        z.strictObject({
          before: lines.describe('Lines before; `[ ]` begins a choice, `[x]` one that is set.'),
          after: lines.describe('Lines afterwards.'),
          action: text(2, 24).describe('What stands on its button.'),
        }),
      )
      .min(2)
      .max(6)
      .describe(
        "What stands on each screen, in the order of the table's rows; a line that is new is lit by itself.",
      ),
  });
}

/** Timeline of steps towards a day. */
function planSchema(text: Builders['text']) {
  return z.strictObject({
    section: z.int().min(1).describe('Number of the section; the drawing stands above its first list.'),
    title: text(5, 60).describe('What the drawing shows.'),
    sentence: text(40, 240).describe('What it says, in one sentence: its text alternative.'),
    closed: daySchema.optional().describe('Day from which nothing may change until the last step.'),
    steps: z
      .array(
        z.strictObject({
          on: daySchema.describe('Day from which the step is due.'),
          title: text(3, 30).describe('What is done, in two or three words.'),
          text: text(3, 40).describe('When, in words.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('Steps in their order; the last one changes the course.'),
  });
}

const createAgenda = (text: Builders['text']) =>
  z
    .array(
      z.strictObject({
        at: timeSchema.describe('Time at which the point begins.'),
        title: text(5, 90).describe('Subject of the point.'),
        result: text(20, 110).optional().describe('What came of it, in one short sentence.'),
        by: personSchema
          .optional()
          .describe('Slug of the person who speaks; their points are the sections of the summary.'),
      }),
    )
    .min(3)
    .max(10)
    .describe('Points in order; one without a name belongs to everybody.');

/** Front matter of `content/webinars/<slug>/<locale>.md`; the body is the summary. */
const webinarSchema = defineSchema(({ item, text, markdown }) =>
  item.extend({
    date: daySchema.describe('Day on which it took place.'),
    starts: timeSchema.describe('When it began, in Berlin.'),
    ends: timeSchema.describe('When it ended, in Berlin.'),
    heldIn: text(3, 30).describe('Language in which it was held, in the language of the file.'),
    title: text(20, 90).describe('Headline: subject and occasion.'),
    abstract: text(120, 320).describe('What it was about and for whom, in about 35 words.'),
    speakers: z
      .array(
        z.strictObject({
          person: personSchema,
          text: text(40, 240).describe(
            'What the person does, in one or two sentences; stands below name and role.',
          ),
        }),
      )
      .min(1)
      .max(4)
      .describe('Who spoke, and what they do.'),
    agenda: createAgenda(text),
    screens: screensSchema(text)
      .optional()
      .describe(
        'Screens that the first table of a section compares: a row each, before and after; shown as such.',
      ),
    plan: planSchema(text)
      .optional()
      .describe('Steps that the list of a section names, as a line of time above it.'),
    questions: z
      .array(createQuestion({ text, markdown }, [10, 180], [80, 700]))
      .min(3)
      .max(12)
      .describe('Questions of participants; answers in Markdown.'),
    further: z
      .array(markdown(30, 240))
      .min(2)
      .max(4)
      .describe('Where to go from here: a link in Markdown and a few words each.'),
  }),
);

export type WebinarEntry = Entry<Output<typeof webinarSchema>>;

export const webinars = createCollection('webinars', webinarSchema);

/** Texts of the list, and the call to action of every webinar. */
const wordsSchema = defineSchema(({ listWords, text, markdown, advice }) =>
  listWords.extend({
    advice,
    next: z
      .strictObject({
        title: text(5, 40).describe('What is expected, in a word or two.'),
        text: markdown(40, 240).describe('What is known of it, in Markdown.'),
        event: z
          .strictObject({
            announced: daySchema.describe('Day on which it was announced or last changed.'),
            date: daySchema.describe('Day on which it takes place.'),
            starts: timeSchema.describe('When it begins, in Berlin.'),
            ends: timeSchema.describe('When it ends, in Berlin.'),
            subject: text(20, 110).describe('What it is about.'),
            heldIn: text(3, 30).describe('Language in which it is held, in the language of the page.'),
          })
          .optional()
          .describe('Once its day is known: it stands above the text, with a file for calendars.'),
      })
      .describe('The webinar that comes next.'),
  }),
);

export const readWords = createWords('content/webinars/index.ts', webinarsIndexContent, wordsSchema);
