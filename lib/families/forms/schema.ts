import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { createFormSchema } from '#lib/content/form-schema';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';

/** Steps one after the other. */
const createSteps = ({ text, markdown }: Builders) =>
  z
    .array(
      z
        .strictObject({
          /** What is done, or when it happens, in a few words. */
          title: text(3, 40),
          /** What it means; Markdown. */
          text: markdown(20, 200),
        })
        .transform(textToHtml),
    )
    .length(3);

/** What one gets, or fills in, as a sheet of paper. */
const createSheet = ({ text }: Builders) =>
  z.strictObject({
    /** Heading above it. */
    title: text(5, 60),
    /** What it is, at its top. */
    name: text(3, 30),
    /** Which issue it is, on a plate beside the name. */
    issue: text(3, 40).optional(),
    /** How long it takes or how long it is: beside the name, or at the foot of an issue. */
    note: text(3, 40),
    /** Its parts in order. */
    parts: z
      .array(
        z.strictObject({
          /** Heading of the part. */
          name: text(3, 60),
          /** What stands in it, in a few lines. */
          lines: z
            .array(
              z.strictObject({
                /** A day, or a word that comes first. */
                label: text(3, 30).optional(),
                text: text(7, 140),
              }),
            )
            .default([]),
        }),
      )
      .min(3)
      .max(5),
    /** Last line of the sheet. */
    end: text(5, 60),
  });

/** When issues appear in a year, for a drawing. */
const createYear = ({ text }: Builders) =>
  z.strictObject({
    /** What the drawing shows, above it. */
    title: text(5, 60),
    /** What it shows, as a sentence: its text alternative. */
    sentence: text(40, 160),
    /** Issues in their order. */
    issues: z
      .array(
        z.strictObject({
          /** Months since the beginning of the year. */
          at: z.number().min(0).max(12),
          /** What its plate says: a number or a month. */
          name: text(1, 12),
        }),
      )
      .min(2),
  });

/** Pages to go on with. */
const createNext = ({ text }: Builders) =>
  z
    .array(
      z.strictObject({
        name: text(3, 60),
        /** Address of the page. */ path: z.string().startsWith('/'),
        /** What is there, in a sentence. */ text: text(20, 120),
      }),
    )
    .min(2)
    .max(4);

const createSuccess = (builders: Builders) => {
  const { text } = builders;
  return z.strictObject({
    /** Title of the page, which is its headline too. */
    name: text(5, 60),
    /** Sentence for search results and previews. */
    description: text(50, 160),
    /** Thanks, and what happens next; stands under the headline. */
    text: text(60, 400),
    /** What happens now and later, from today on. */
    course: createSteps(builders),
    /** Pages to go on with. */
    next: createNext(builders),
  });
};

/** Front matter of `content/forms/<slug>/<locale>.md`: a page with something to take part in, and the page after it. */
const formSchema = defineSchema((builders) => {
  const { item, text } = builders;
  return item.extend({
    /** Headline of the page. */
    title: text(10, 80),
    /** What the reader gets, in one or two sentences. */
    summary: text(80, 300),
    /** Day of the last change. */
    date: daySchema,
    /** Facts to know before taking part. */
    facts: z
      .array(z.strictObject({ label: text(3, 40), value: text(3, 140) }))
      .min(3)
      .max(5),
    /** The form beside the title. */
    form: createFormSchema(builders),
    /** What happens with it. */
    participate: z.strictObject({
      title: text(5, 60),
      /** The way from the form to what one gets, in three steps. */
      steps: createSteps(builders),
    }),
    /** What one gets, as a sheet of paper, where it is something to read. */
    sheet: createSheet(builders).optional(),
    /** When issues appear in a year, where there are some. */
    year: createYear(builders).optional(),
    /** Pages to go on with. */
    next: createNext(builders),
    /** The page that is shown when it is done. */
    success: createSuccess(builders),
  });
});

export type FormEntry = Entry<Output<typeof formSchema>>;

export const forms = createCollection('forms', formSchema);
