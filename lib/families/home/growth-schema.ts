import { z } from 'zod';
import { growthContent } from '#content/home/growth';
import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

const [first] = keyFigures;
const last = keyFigures.at(-1) ?? first;

/** What the words may quote in braces of the companies' number. */
const listCounts = () => ({
  firstYear: String(first.year),
  firstCompanies: first.partnerCompanies,
  partnerCompanies: figures.partnerCompanies,
  newCompanies: figures.partnerCompanies - last.partnerCompanies,
});

/** One language of `content/home/growth.ts`. */
const growthSchema = defineSchema(
  ({ text }) =>
    z.strictObject({
      title: text(10, 60).describe('What the drawing shows, for assistive technology.'),
      latestDay: daySchema.describe('Day on which the newest number was told.'),
      fresh: text(5, 40).describe('Says what is lit: the companies that are new.'),
      sentence: text(60, 260).describe('What the drawing proves, in a sentence.'),
      caption: text(10, 60).describe('What the table shows.'),
      head: z.tuple([text(3, 20), text(3, 20)]).describe("Names of the table's columns."),
      latestRow: text(6, 20).describe("Name of the table's last row."),
      tableLabel: text(5, 40).describe('What opens the table.'),
    }),
  listCounts,
);

export const readGrowth = createWords('content/home/growth.ts', growthContent, growthSchema);
