import { z } from 'zod';
import { createCollection, type Entry } from '#lib/content/collection';
import { createFormSchema } from '#lib/content/form-schema';
import { daySchema } from '#lib/content/item-schema';
import { createFurtherPages, createTitledText, textToHtml } from '#lib/content/shared-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';

const createSteps = ({ text, markdown }: Builders) =>
  z
    .array(
      z
        .strictObject({
          title: text(3, 40).describe('What is done, or when it happens, in a few words.'),
          text: markdown(20, 200).describe('What it means; Markdown.'),
        })
        .transform(textToHtml),
    )
    .length(3);

const createOtherWays = (builders: Builders) =>
  z.strictObject({
    title: builders.text(5, 60).describe('Heading above them.'),
    items: z
      .array(createTitledText(builders, [3, 40], [20, 160]))
      .min(2)
      .max(4)
      .describe('Each by its name, and then the address, number or place.'),
  });

/** Preview of a newsletter issue or a questionnaire, drawn as a sheet of paper. */
const createSample = ({ text }: Builders) =>
  z.strictObject({
    title: text(5, 60).describe('Heading above it.'),
    name: text(3, 30).describe('Name of the publication, at the top.'),
    issue: text(3, 40).optional().describe('Which issue it is; shown as a label beside the name.'),
    note: text(3, 40).describe('Duration or length: beside the name, or at the end of an issue.'),
    parts: z
      .array(
        z.strictObject({
          name: text(3, 60).describe('Heading of the part.'),
          lines: z
            .array(
              z.strictObject({
                label: text(3, 30).optional().describe('A day, or a word that comes first.'),
                text: text(7, 140).describe('Text of the entry; follows its heading.'),
              }),
            )
            .default([])
            .describe('Contents of the part, in a few lines.'),
        }),
      )
      .min(3)
      .max(5)
      .describe('Its parts in order.'),
    end: text(5, 60).describe('Last line of it.'),
  });

/** Publication months of the issues, for a drawing. */
const createYear = ({ text }: Builders) =>
  z.strictObject({
    title: text(5, 60).describe('What the drawing shows, above it.'),
    alt: text(40, 160).describe('What it shows, as a sentence: its text alternative.'),
    issues: z
      .array(
        z.strictObject({
          at: z.number().min(0).max(12).describe('Months since the beginning of the year.'),
          name: text(1, 12).describe('Its label: a number or a month.'),
        }),
      )
      .min(2)
      .describe('Issues in their order.'),
  });

const createSuccess = (builders: Builders) => {
  const { text, lead } = builders;
  return z.strictObject({
    name: text(5, 60).describe('Title of the page, which is its headline too.'),
    description: text(50, 160).describe('Sentence for search results and previews.'),
    text: lead(60).describe('Thanks, and what happens next; shown below the headline.'),
    schedule: createSteps(builders).describe('What happens now and later, from today on.'),
    next: createFurtherPages(builders).describe('Related pages.'),
  });
};

/** Front matter of `content/forms/<slug>/<locale>.md`: a page with a form, and its confirmation page if it has one. */
const formSchema = defineSchema((builders) => {
  const { item, text, lead, markdown } = builders;
  return item
    .extend({
      title: text(10, 80).describe('Headline of the page.'),
      summary: lead(80).describe('What the reader gets; shown below the headline.'),
      date: daySchema.describe('Day of the last change.'),
      facts: z
        .array(
          z.strictObject({
            label: text(3, 40).describe('What the value stands for, in a few words.'),
            value: text(3, 140).describe('The value, with its unit if it has one.'),
          }),
        )
        .min(3)
        .max(5)
        .optional()
        .describe('Facts to know before taking part that the page does not say anyway.'),
      form: createFormSchema(builders).describe('The form beside the title.'),
      withoutService: z
        .strictObject({
          title: text(5, 60).describe('Heading that replaces the heading of the form.'),
          text: markdown(40, 600).describe('What to do instead; Markdown.'),
        })
        .transform(textToHtml)
        .optional()
        .describe('What replaces a form that must not become an e-mail where there is no form service.'),
      participate: z
        .strictObject({
          title: text(5, 60).describe('Heading of the section.'),
          steps: createSteps(builders).describe('Three steps from the form to the result.'),
        })
        .describe('What happens after sending.'),
      otherWays: createOtherWays(builders)
        .optional()
        .describe('How to do the same without the form, beside it; not with a sample.'),
      sample: createSample(builders)
        .optional()
        .describe('What the reader gets, drawn as a sheet of paper, if it is something to read.'),
      year: createYear(builders).optional().describe('When issues appear in a year, if there are any.'),
      next: createFurtherPages(builders).describe('Related pages.'),
      success: createSuccess(builders)
        .optional()
        .describe('The page that is shown after sending or confirming; needed unless the form has `done`.'),
    })
    .refine(({ form, success }) => form.done !== undefined || success !== undefined, {
      path: ['success'],
      error: 'a success page, or `done` of the form',
    });
});

export type FormEntry = Entry<Output<typeof formSchema>>;

export const forms = createCollection('forms', formSchema);
