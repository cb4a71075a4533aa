import { z } from 'zod';
import { investorsContent } from '#content/investors/index';
import { defineSchema } from '#lib/content/schema';
import { createFurtherPages } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';
import { keyRows } from './key-rows';
import { capitalRows } from './report-tables';

const keyNames = keyRows.map(([name]) => name);

/** Words of the lists of reports, and of the columns of the files. */
const wordsSchema = defineSchema(({ text }) =>
  z.strictObject({
    reports: z
      .strictObject({
        title: text(5, 80).describe('Heading of the section.'),
        lead: text(30, 300).describe('One or two sentences below it.'),
      })
      .describe('The list of reports on the page with downloads.'),
    columns: z
      .strictObject({
        title: text(5, 80).describe('Heading of the section.'),
        lead: text(30, 300).describe('Units, below the heading.'),
        head: z.tuple([text(3, 20), text(3, 20)]).describe('Names of the two columns of the lists.'),
        keyFigures: z.record(z.enum(keyNames), text(5, 120)).describe('Columns of the key figures.'),
        capital: z.record(z.enum(capitalRows), text(5, 120)).describe('Columns of the ratios.'),
      })
      .describe('What each column of the files means.'),
    ways: z
      .strictObject({
        title: text(3, 60).describe('Heading above the pages.'),
        items: createFurtherPages({ text }).describe('Related pages.'),
      })
      .describe('Links to other pages, below every report.'),
  }),
);

export const readInvestorsWords = createWords('content/investors/index.ts', investorsContent, wordsSchema);
