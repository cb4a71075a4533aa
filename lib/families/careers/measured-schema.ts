import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

/** Two numbers of a text drawn as bars on one scale: a value, and what it is compared with. */
export const createMeasured = (text: Builders['text']) => {
  const base = {
    label: text(3, 60).describe('What the number is.'),
    value: z.number().positive().describe('Length of the line.'),
    text: text(1, 24).describe('The number as the language writes it, with its unit.'),
  };
  return z.strictObject({
    section: z
      .int()
      .positive()
      .describe('Number of the section of the body at whose end the drawing is shown.'),
    title: text(8, 80).describe('What is measured; shown above the drawing.'),
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
};
