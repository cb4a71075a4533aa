import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { keyRows } from './key-rows';

/** Words of the head: the chart, the next date, the files. */
export function createHeadShape({ text }: Builders) {
  return {
    results: z
      .strictObject({
        title: text(5).describe('Title of the chart.'),
        note: text(20).describe('What the bars are, in which unit.'),
        sentence: text(30).describe('What the chart proves; its text alternative.'),
        year: text(2).describe('Name of the year in its table.'),
        income: text(3, 20).describe('Name of income.'),
        costs: text(3, 30).describe('Name of expenses and risk provisions.'),
        profit: text(3).describe('Name of the difference.'),
      })
      .describe('The chart beside the headline: income, costs and profit of all years.'),
    facts: z
      .strictObject({
        next: text(3).describe('Name of the next date.'),
        files: text(3).describe('Name of the files.'),
        keyFigures: text(3).describe('Link to the key figures.'),
        dates: text(3).describe('Link to the calendar.'),
      })
      .describe('Short facts below the summary.'),
  };
}

const rowNames = keyRows.map(([name]) => name);

/** A number with its last five years. */
export function createYearFigure({ text }: Builders) {
  return z.strictObject({
    value: text(1, 30).describe('The number with its unit, in large letters.'),
    label: text(3, 80).describe('What the number counts.'),
    row: z.enum(rowNames).describe('Row of the table whose years are drawn below it.'),
    change: text(3, 40).describe('How it differs from the year before, with its sign.'),
  });
}
