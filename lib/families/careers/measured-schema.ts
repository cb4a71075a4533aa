import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

type Share = {
  readonly isShare: boolean;
  readonly first: { readonly value: number };
  readonly second: { readonly value: number };
};

/** A share is drawn as two equal rows of sleepers, so both numbers are whole and the total is even. */
function checkShare({ isShare, first, second }: Share, context: z.RefinementCtx): void {
  const isPart = Number.isInteger(second.value) && second.value <= first.value;
  if (!isShare || (isPart && first.value <= 100 && first.value % 2 === 0)) return;
  context.addIssue({
    code: 'custom',
    path: ['isShare'],
    message: 'a whole number as a part of an even one of 100 at most',
  });
}

/** Two numbers of a text drawn as bars on one scale: a value, and what it is compared with. */
export const createMeasured = (text: Builders['text']) => {
  const base = {
    label: text(3, 60).describe('What the number is.'),
    value: z.number().positive().describe('Length of the line.'),
    text: text(1, 24).describe('The number as the language writes it, with its unit.'),
  };
  const schema = z.strictObject({
    section: z
      .int()
      .positive()
      .describe('Number of the section of the body at whose end the drawing is shown.'),
    title: text(8, 80).describe('What is measured; shown above the drawing.'),
    isShare: z
      .boolean()
      .default(false)
      .describe(
        'Whether the second number is a part of the first, which is at most 100: drawn as units of one line, of which that many are highlighted.',
      ),
    first: z
      .strictObject({
        ...base,
        mark: z
          .strictObject({
            value: z.number().positive().describe('Position of the mark.'),
            text: text(3, 40).describe('Label of the mark, shown below it.'),
          })
          .optional()
          .describe('A mark on the line.'),
      })
      .describe('The first number: a plain line.'),
    second: z.strictObject(base).describe('The second number: a bar in green.'),
  });
  return schema.superRefine(checkShare);
};
