import { z } from 'zod';
import { daySchema } from '#lib/content/item-schema';
import type { Builders } from '#lib/content/schema';

/** Screens, drawn from a table of the summary. */
export function screensSchema(text: Builders['text']) {
  const lines = z.array(text(2, 40)).min(1).max(5);
  return z.strictObject({
    /** Number of the section whose first table they are. */
    section: z.int().min(1),
    /** Stands before the keys that change between the two columns. */
    legend: text(5, 60),
    /** What stands on each screen, in the order of the table's rows; a line that is new is lit by itself. */
    views: z
      .array(
        z.strictObject({
          /** Lines before; `[ ]` begins a choice, `[x]` one that is set. */
          before: lines,
          /** Lines afterwards. */
          after: lines,
          /** What stands on its button. */
          action: text(2, 24),
        }),
      )
      .min(2)
      .max(6),
  });
}

/** Steps towards a day. */
export function planSchema(text: Builders['text']) {
  return z.strictObject({
    /** Number of the section; the drawing stands above its first list. */
    section: z.int().min(1),
    /** What the drawing shows. */
    title: text(5, 60),
    /** What it says, in one sentence: its text alternative. */
    sentence: text(40, 240),
    /** Day from which nothing may change until the last step. */
    closed: daySchema.optional(),
    /** Steps in their order; the last one changes the course. */
    steps: z
      .array(
        z.strictObject({
          /** Day from which the step is due. */
          on: daySchema,
          /** What is done, in two or three words. */
          title: text(3, 30),
          /** When, in words. */
          text: text(3, 40),
        }),
      )
      .min(3)
      .max(6),
  });
}
