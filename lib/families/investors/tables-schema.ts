import { reportTables } from '#content/investors/tables';
import { defineSchema, type Output } from '#lib/content/schema';
import type { TextBuilders } from '#lib/content/text-builders';
import { createWords } from '#lib/content/words';
import { z } from 'zod';

/** A text for each key that the English words have. */
function named<const R extends Readonly<Record<string, string>>>(words: R, { text }: TextBuilders) {
  return z.record(z.enum(Object.keys(words) as (keyof R & string)[]), text(2, 110));
}

const words = reportTables.en;

const tablesSchema = defineSchema((builders) =>
  z.strictObject({
    inMillions: builders.text(5, 30).describe('Name of the first column: the unit of all amounts.'),
    metric: builders.text(5, 30).describe('Name of the first column in the table of key metrics.'),
    ratio: builders.text(3, 30).describe('Name of the first column in the table of returns.'),
    item: builders.text(5, 40).describe('Name of the first column in the table by country.'),
    group: named(words.group, builders).describe('Headings in the balance sheet.'),
    metrics: named(words.metrics, builders).describe('Headings in the table of key metrics.'),
    rows: named(words.rows, builders).describe('Names of rows.'),
    keyMetrics: named(words.keyMetrics, builders).describe(
      'Names of rows in the table of key metrics, in the words of the regulation.',
    ),
    branches: named(words.branches, builders).describe('Words of the table by country.'),
  }),
);

export type TableWords = Output<typeof tablesSchema>;

export const readTableWords = createWords('content/investors/tables.ts', reportTables, tablesSchema);
