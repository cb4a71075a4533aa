import { z } from 'zod';
import { daySchema } from '#lib/content/item-schema';
import type { Builders } from '#lib/content/schema';

type Texts = Pick<Builders, 'text'>;

export const createDrawn = ({ text }: Texts) => ({
  chapter: z
    .int()
    .min(1)
    .describe(
      'Number of the chapter; the drawing is placed after the table that states its first number, or else after its first table or the paragraph with that number.',
    ),
  title: text(10, 90).describe('Title of the drawing, shown above it.'),
  alt: text(40, 240).describe(
    'What it proves, in one or two sentences; its text alternative and the line below it.',
  ),
});

/** Chain of ownership: owners of the company, and owners of the companies between. */
export function createOwnershipSchema({ text }: Texts) {
  const share = {
    name: text(2, 30).describe('Who holds the share, in a word or two.'),
    percent: z.number().positive().max(100).describe('The share, in per cent of the whole.'),
  };
  return z.strictObject({
    ...createDrawn({ text }),
    company: text(3, 60).describe('The company whose owners are determined.'),
    threshold: z
      .number()
      .positive()
      .max(100)
      .describe('Shares above this value, in per cent, are highlighted.'),
    owners: z
      .array(
        z.strictObject({
          ...share,
          owners: z.array(z.strictObject(share)).optional().describe('Owners of the company in between.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('Owners of the company; a company in between has owners of its own.'),
  });
}

/** Trades and their settlement days. */
export const createSettlementSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    trade: text(3, 20).describe('Name of the upper line, on which trades begin.'),
    settlement: text(3, 20).describe('Name of the lower line, on which they end.'),
    due: text(3, 20).describe('What is due where trades meet; the chapter states its number.'),
    change: z
      .strictObject({
        from: daySchema.describe('First day, as stated in the table.'),
        text: text(3, 16).describe('What begins, in two words.'),
      })
      .optional()
      .describe('What is new from a day on; drawn as a line, and a diamond on the line of trades.'),
    trades: z
      .array(
        z.strictObject({
          traded: daySchema.describe('Day of the trade.'),
          settled: daySchema.describe('Day on which it is settled.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('Trades in the order of their days; those that are settled on the same day are highlighted.'),
  });

/** A sum and its parts. */
export const createDivisionSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    parts: z
      .array(
        z.strictObject({
          name: text(2, 30).describe('What the part is used for, in a word or two.'),
          amount: z.number().positive().describe('Length of the part, in the unit of the sum.'),
          share: text(2, 12).describe('The same as written in the chapter, such as `€17.67`.'),
          note: text(2, 30).describe('Who gets it or what it consists of.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The parts, the first of which is highlighted; together they are the whole.'),
  });

const createComparedRow = ({ text }: Texts) =>
  z.strictObject({
    group: text(3, 50)
      .optional()
      .describe('The case that begins with this row; rows without one belong to the case above.'),
    name: text(2, 24).describe('Label of the row, before its bar.'),
    parts: z
      .array(
        z.strictObject({
          amount: z.number().positive().describe('Length of the part, in one unit for all.'),
          share: text(2, 12).describe('The same as written in the chapter, such as `€55,000`.'),
          name: text(2, 30).optional().describe('Label of the part; rows below need not repeat it.'),
          series: z
            .enum(['main', 'side', 'loss'])
            .describe('Series of the part: the main one, one for comparison, or what is missing.'),
        }),
      )
      .min(1)
      .max(3)
      .describe('What the sum consists of.'),
  });

/** The part on one side of a limit. */
const createSide = ({ text }: Texts) =>
  z.strictObject({
    share: text(2, 12).describe('The amount as written in the chapter.'),
    name: text(2, 30).describe('Name of the sum.'),
  });

/** Sums compared with each other, or with a limit. */
export const createComparisonSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    rows: z.array(createComparedRow({ text })).min(2).max(6).describe('From top to bottom.'),
    limit: z
      .strictObject({
        amount: z.number().positive().describe('Position of the limit, in the unit of the rows.'),
        text: text(3, 40).describe('Label above the limit; the chapter states its number.'),
        within: createSide({ text }).describe(
          'Label of the portion before the limit, for a part that exceeds it.',
        ),
        over: createSide({ text }).describe('Label of the portion beyond the limit.'),
      })
      .optional()
      .describe('A limit, as a line through all rows; what exceeds it is outlined.'),
  });

/** Sequence of events, and which part of it observers see. */
export const createSequenceSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    steps: z
      .array(
        z.strictObject({
          name: text(3, 40).describe('What happens, in a few words.'),
          note: text(3, 40).optional().describe('Where or when.'),
        }),
      )
      .min(2)
      .max(4)
      .describe('What happens, in order; the chapter states the number of the first.'),
    spans: z
      .array(
        z.strictObject({
          from: z.int().min(1).describe('Number of the step at which it begins.'),
          to: z.int().min(2).describe('Number of the step at which it ends.'),
          name: text(3, 30).describe('What is observed.'),
          note: text(3, 30).describe('How it appears.'),
        }),
      )
      .min(1)
      .max(4)
      .describe('Spans between the steps; the one over all steps is highlighted.'),
  });
