import { z } from 'zod';
import type { TextBuilders } from './text-builders';

/** A table; the first cell of a row names it. */
export function createTableSchema({ text, markdown }: TextBuilders) {
  return z
    .strictObject({
      caption: text(5, 140).describe('What the table shows, in a few words.'),
      head: z.array(text(1)).min(2).describe('Names of the columns, from left to right.'),
      rows: z
        .array(z.array(markdown(1).transform((html) => ({ html }))))
        .min(1)
        .describe('Cells of each row, from left to right; Markdown.'),
    })
    .refine(
      ({ head, rows }) => rows.every((row) => row.length === head.length),
      'rows with as many cells as the head',
    );
}
