import { z } from 'zod';
import { webinarsIndexContent } from '#content/webinars/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { createFormSchema } from '#lib/content/form-schema';
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
    section: z.int().min(1).describe('Number of the section whose first table they illustrate.'),
    legend: text(5, 60).describe('Label of the options that switch between the two columns.'),
    views: z
      .array(
        z.strictObject({
          before: lines.describe('Lines before; `[ ]` begins an option, `[x]` a selected one.'),
          after: lines.describe('Lines after.'),
          action: text(2, 24).describe('Words on its button.'),
        }),
      )
      .min(2)
      .max(6)
      .describe(
        "Lines of each screen, in the order of the table's rows; new lines are highlighted automatically.",
      ),
  });
}

/** Timeline of steps towards a day. */
function planSchema(text: Builders['text']) {
  return z.strictObject({
    section: z.int().min(1).describe('Number of the section; the drawing is placed above its first list.'),
    title: text(5, 60).describe('What the drawing shows.'),
    alt: text(40, 240).describe('What it shows, in one sentence: the text alternative.'),
    closed: daySchema.optional().describe('Day from which no changes are allowed until the last step.'),
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
      .describe('Steps in order; the last one is the change itself.'),
  });
}

const createAgenda = (text: Builders['text']) =>
  z
    .array(
      z.strictObject({
        at: timeSchema.describe('Time at which the point begins.'),
        title: text(5, 90).describe('Subject of the point.'),
        result: text(20, 110).optional().describe('Result, in one short sentence.'),
        by: personSchema
          .optional()
          .describe('Slug of the speaker; the points of a speaker are the sections of the summary.'),
      }),
    )
    .min(3)
    .max(10)
    .describe('Points in order; one without a name belongs to all speakers.');

/** Front matter of `content/webinars/<slug>/<locale>.md`; the body is the summary. */
const webinarSchema = defineSchema(({ item, text, lead, markdown }) =>
  item.extend({
    date: daySchema.describe('Day on which it took place.'),
    starts: timeSchema.describe('When it began, in Berlin.'),
    ends: timeSchema.describe('When it ended, in Berlin.'),
    heldIn: text(3, 30).describe('Language in which it was held, in the language of the file.'),
    title: text(20, 90).describe('Headline: subject and occasion.'),
    abstract: lead(80).describe('What it was about and for whom; shown below the headline.'),
    speakers: z
      .array(
        z.strictObject({
          person: personSchema,
          text: text(40, 240).describe(
            'What the person does, in one or two sentences; shown below name and role.',
          ),
        }),
      )
      .min(1)
      .max(4)
      .describe('Speakers, and what they do.'),
    agenda: createAgenda(text),
    screens: screensSchema(text)
      .optional()
      .describe("Screens for the rows of a section's first table, before and after; marked as examples."),
    plan: planSchema(text).optional().describe('Steps from the list of a section, as a timeline above it.'),
    questions: z
      .array(createQuestion({ text, markdown }, [10, 180], [80, 700]))
      .min(3)
      .max(12)
      .describe('Questions of participants; answers in Markdown.'),
    further: z
      .array(markdown(30, 240))
      .min(2)
      .max(4)
      .describe('Related pages: a link in Markdown and a few words each.'),
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
        text: markdown(40, 240).describe('What taking part costs and brings, in Markdown.'),
        between: markdown(40, 240).describe('Replaces text and form while no webinar is announced.'),
        form: createFormSchema({ text }).describe('The form to sign up for it.'),
      })
      .describe('The next webinar, of `content/site/upcoming-webinars.ts`.'),
  }),
);

export const readWords = createWords('content/webinars/index.ts', webinarsIndexContent, wordsSchema);
