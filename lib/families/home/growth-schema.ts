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
      /** What the drawing shows, for assistive technology. */ title: text(10, 60),
      /** Day on which the newest number was told. */ latestDay: daySchema,
      /** Says what is lit: the companies that are new. */ fresh: text(5, 40),
      /** What the drawing proves, in a sentence. */ sentence: text(60, 260),
      /** What the table shows. */ caption: text(10, 60),
      /** Names of the table's columns. */ head: z.tuple([text(3, 20), text(3, 20)]),
      /** Name of the table's last row. */ latestRow: text(6, 20),
      /** What opens the table. */ tableLabel: text(5, 40),
    }),
  listCounts,
);

export const readGrowth = createWords('content/home/growth.ts', growthContent, growthSchema);
