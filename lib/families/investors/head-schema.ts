import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { keyRows } from './key-rows';

/** Words of the head: the chart, the next date, the files. */
export function createHeadShape({ text }: Builders) {
  return {
    /** The chart beside the headline: income, costs and profit of all years. */
    results: z.strictObject({
      /** Title of the chart. */ title: text(5),
      /** What the bars are, in which unit. */ note: text(20),
      /** What the chart proves; its text alternative. */ sentence: text(30),
      /** Name of the year in its table. */ year: text(2),
      /** Name of income. */ income: text(3, 20),
      /** Name of expenses and risk provisions. */ costs: text(3, 30),
      /** Name of the difference. */ profit: text(3),
    }),
    /** Short facts below the summary. */
    facts: z.strictObject({
      /** Name of the next date. */ next: text(3),
      /** Name of the files. */ files: text(3),
      /** Link to the key figures. */ keyFigures: text(3),
      /** Link to the calendar. */ dates: text(3),
    }),
  };
}

const rowNames = keyRows.map(([name]) => name);

/** A number with its last five years. */
export function createYearFigure({ text }: Builders) {
  return z.strictObject({
    /** The number with its unit, in large letters. */ value: text(1, 30),
    /** What the number counts. */ label: text(3, 80),
    /** Row of the table whose years are drawn below it. */ row: z.enum(rowNames),
    /** How it differs from the year before, with its sign. */ change: text(3, 40),
  });
}
