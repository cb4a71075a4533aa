import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

/** Two numbers of a text as rails on one scale: what is, and what it is compared with. */
export const createMeasured = (text: Builders['text']) => {
  const rail = {
    /** What the number is. */ label: text(3, 60),
    /** How long the rail is. */ value: z.number().positive(),
    /** The number as the language writes it, with its unit. */ text: text(1, 24),
  };
  return z.strictObject({
    /** Number of the section of the body at whose end the rails stand. */ section: z.int().positive(),
    /** What is measured; stands above the rails. */ title: text(8, 80),
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
};
