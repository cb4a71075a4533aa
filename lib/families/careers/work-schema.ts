import { z } from 'zod';
import { textToHtml } from '#lib/content/shared-builders';
import type { Builders } from '#lib/content/schema';

export const createStep = ({ titled }: Builders) =>
  z
    .strictObject({
      ...titled,
      day: z.int().nonnegative().describe('Calendar days after the application by which it is done.'),
    })
    .transform(textToHtml);

/** Each step must be later than the previous one. */
export function checkDays(steps: readonly { readonly day: number }[], context: z.RefinementCtx): void {
  for (const [index, { day }] of steps.entries()) {
    const before = steps[index - 1]?.day ?? -1;
    // The drawing has room for at most ten days between two steps.
    if (day <= before || day > before + 10)
      context.addIssue({
        code: 'custom',
        path: [index, 'day'],
        message: 'a later day than that of the step before, ten days at most',
      });
  }
}

/** A working week as two drawings, each beside the rule that it shows. */
export const createWeek = ({ text, titled }: Builders) =>
  z.strictObject({
    days: z.array(text(2, 4)).length(5).describe('Short names of the five days.'),
    meeting: z
      .strictObject({
        ...titled,
        from: z.int().min(1).describe('The first of the days, from 1 to 5.'),
        to: z.int().max(5).describe('The last of the days.'),
        label: text(5, 16).describe('Label of these days, shown above them.'),
        rest: text(5, 16).describe('Label of the remaining days, shown above the first.'),
      })
      .transform(textToHtml)
      .describe(
        'Days on which the team meets in one place, in a row, such as 2 and 3 for Tuesday and Wednesday, and their label.',
      ),
    releases: z
      .strictObject({
        ...titled,
        from: z.int().min(0).describe('The first full hour, such as 9.'),
        to: z.int().max(24).describe('The last one, such as 15.'),
        label: text(5, 16).describe('The hours in words; shown above those of the first day.'),
      })
      .transform(textToHtml)
      .describe('Full hours of every day between which new versions are released, and their label.'),
    alt: text(40, 240).describe('The same as a sentence: the text alternative.'),
  });

/** How a benefit's number is drawn: the total, and the part that is a bar. */
const drawnSchema = z.strictObject({
  of: z.number().positive().describe('Length of the line, in the unit of the number.'),
  from: z.number().nonnegative().default(0).describe('Start of the bar.'),
  to: z.number().positive().describe('End of the bar.'),
  mark: z.number().positive().optional().describe('A mark on the line, such as the fewest hours.'),
});

/** A benefit as a number with its terms; the first three may be drawn. */
export const createBenefit = ({ figure }: Builders) =>
  figure.extend({ drawn: drawnSchema.optional().describe('The number as part of a line, drawn above it.') });

/** A difference measured by law: the number, and the limit from which the company must act. */
export const createDifference = ({ figure, text }: Builders) =>
  figure.extend({
    drawn: z
      .strictObject({
        value: z.number().positive().describe('The number.'),
        limit: z.number().positive().describe('Limit from which action is required.'),
        mark: text(2, 10).describe('Label of the mark in a few letters, shown above it.'),
        text: text(40, 240).describe('What is required from the mark on; shown below.'),
      })
      .describe('The number as part of a line with its mark.'),
  });
