import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { createDrawn } from './drawing-schema';

const createRow = ({ text }: Pick<Builders, 'text'>) =>
  z.strictObject({
    name: text(2, 24).describe('The alternative, at the end of its line.'),
    amounts: z
      .array(z.number())
      .min(3)
      .max(6)
      .describe('What each step adds, as in the table; less than zero for a loss.'),
    total: text(2, 16).describe('Their sum as written in the table, below the name.'),
    series: z.enum(['main', 'side']).describe('The highlighted alternative, or one for comparison.'),
  });

type Totals = {
  readonly steps: readonly string[];
  readonly rows: readonly { readonly amounts: readonly number[] }[];
};

/** A longer row would run past the axis. */
function checkLengths({ steps, rows }: Totals, context: z.RefinementCtx): void {
  for (const [index, { amounts }] of rows.entries())
    if (amounts.length !== steps.length)
      context.addIssue({
        code: 'custom',
        path: ['rows', index, 'amounts'],
        message: `${steps.length} amounts, one for each step`,
        params: { found: amounts.length },
      });
}

/** Results of alternatives step by step, added up. */
export const createTotalsSchema = ({ text }: Pick<Builders, 'text'>) =>
  z
    .strictObject({
      ...createDrawn({ text }),
      steps: z.array(text(1, 16)).min(3).max(6).describe('Names of the steps, such as years.'),
      rows: z.array(createRow({ text })).min(2).max(4).describe('Alternatives, each as a line from zero.'),
    })
    .superRefine(checkLengths);
