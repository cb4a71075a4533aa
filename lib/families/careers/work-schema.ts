import { z } from 'zod';
import { textToHtml } from '#lib/content/part-builders';
import type { Builders } from '#lib/content/schema';

/** One step of hiring. */
export const createStep = ({ titled }: Builders) =>
  z
    .strictObject({
      ...titled,
      /** Calendar days after the application by which it is done. */ day: z.int().nonnegative(),
    })
    .transform(textToHtml);

/** Time runs forward. */
export function checkDays(steps: readonly { readonly day: number }[], context: z.RefinementCtx): void {
  for (const [index, { day }] of steps.entries()) {
    const before = steps[index - 1]?.day ?? -1;
    // The drawing has room for ten days between two steps.
    if (day <= before || day > before + 10)
      context.addIssue({
        code: 'custom',
        path: [index, 'day'],
        message: 'a later day than that of the step before, ten days at most',
      });
  }
}

/** A working week as two tracks, above the rules that it follows. */
export const createWeek = ({ text }: Builders) =>
  z.strictObject({
    /** Short names of the five days. */
    days: z.array(text(2, 4)).length(5),
    /** Days of meeting at one place, such as 2 and 3 for Tuesday and Wednesday, in a row, and what they are. */
    meeting: z.strictObject({
      /** The first of the days, from 1 to 5. */ from: z.int().min(1),
      /** The last of them. */ to: z.int().max(5),
      /** What these days are; stands above them. */ label: text(5, 40),
    }),
    /** Full hours of every day between which new versions go live, and how it is said. */
    releases: z.strictObject({
      /** The first full hour, such as 9. */ from: z.int().min(0),
      /** The last one, such as 15. */ to: z.int().max(24),
      /** What may happen at these hours; stands above them. */ label: text(5, 40),
    }),
    /** The same as a sentence: the text alternative. */
    sentence: text(40, 240),
  });
