import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

type Share = {
  readonly isShare: boolean;
  readonly rail: { readonly value: number };
  readonly route: { readonly value: number };
};

/** Sleepers are counted: a whole number of them, in two halves. */
function checkShare({ isShare, rail, route }: Share, context: z.RefinementCtx): void {
  const isPart = Number.isInteger(route.value) && route.value <= rail.value;
  if (!isShare || (isPart && rail.value <= 100 && rail.value % 2 === 0)) return;
  context.addIssue({
    code: 'custom',
    path: ['isShare'],
    message: 'a whole number as a part of an even one of 100 at most',
  });
}

/** Two numbers of a text as rails on one scale: what is, and what it is compared with. */
export const createMeasured = (text: Builders['text']) => {
  const rail = {
    /** What the number is. */ label: text(3, 60),
    /** How long the rail is. */ value: z.number().positive(),
    /** The number as the language writes it, with its unit. */ text: text(1, 24),
  };
  const schema = z.strictObject({
    /** Number of the section of the body at whose end the rails stand. */ section: z.int().positive(),
    /** What is measured; stands above the rails. */ title: text(8, 80),
    /** Whether the second number is a part of the first, and that of 100 at most: sleepers of one track, of which so many are lit. */
    isShare: z.boolean().default(false),
    /** The first number: a plain rail. */
    rail: z.strictObject({
      ...rail,
      /** A station on the way. */
      mark: z
        .strictObject({
          /** Where it stands. */ value: z.number().positive(),
          /** What it is; stands below. */ text: text(3, 40),
        })
        .optional(),
    }),
    /** The other one: a set route. */
    route: z.strictObject({
      ...rail,
      /** How much one dash is; without it dashes are as long as everywhere. */ dash: z
        .number()
        .positive()
        .optional(),
    }),
  });
  return schema.superRefine(checkShare);
};
