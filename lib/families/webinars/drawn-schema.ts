import { z } from 'zod';
import { daySchema } from '#lib/content/item-schema';
import type { Builders } from '#lib/content/schema';

/** Screens, drawn from a table of the summary. */
export function screensSchema(text: Builders['text']) {
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

/** Steps towards a day. */
export function planSchema(text: Builders['text']) {
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
