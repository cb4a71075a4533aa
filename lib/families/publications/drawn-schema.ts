import { z } from 'zod';
import { daySchema } from '#lib/content/item-schema';
import type { Builders } from '#lib/content/schema';

type Texts = Pick<Builders, 'text'>;

/** What every drawing of a chapter has. */
const createDrawn = ({ text }: Texts) => ({
  /** Number of the chapter; the drawing follows its first table, or else the paragraph that says its first number. */
  chapter: z.int().min(1),
  /** What the drawing shows, above it. */
  title: text(10, 90),
  /** What it proves, in one or two sentences; its text alternative and the line below it. */
  sentence: text(40, 240),
});

/** A chain of ownership: who owns the company, and who owns the companies between. */
export function createOwnershipSchema({ text }: Texts) {
  const share = {
    /** Who holds the share, in a word or two. */
    name: text(2, 30),
    /** The share, in per cent of what it is a part of. */
    percent: z.number().positive().max(100),
  };
  return z.strictObject({
    ...createDrawn({ text }),
    /** The company whose owners are looked for. */
    company: text(3, 60),
    /** Shares above it, in per cent, are lit. */
    threshold: z.number().positive().max(100),
    /** Who owns it; a company between has owners of its own. */
    owners: z
      .array(
        z.strictObject({
          ...share,
          /** Who owns the company between. */ owners: z.array(z.strictObject(share)).optional(),
        }),
      )
      .min(2)
      .max(6),
  });
}

/** Trades and the days on which they are settled. */
export const createSettlementSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    /** Name of the upper line, on which trades begin. */
    trade: text(3, 20),
    /** Name of the lower line, on which they end. */
    settlement: text(3, 20),
    /** What is due where trades meet; the chapter says its number. */
    due: text(3, 20),
    /** What is new from a day on; a line and a diamond on the line of trades. */
    change: z
      .strictObject({
        /** First day; the table says it. */ from: daySchema,
        /** What begins, in two words. */ text: text(3, 16),
      })
      .optional(),
    /** In the order of their days; those that are settled on one day are lit. */
    trades: z
      .array(
        z.strictObject({
          /** Day of the trade. */ traded: daySchema,
          /** Day on which it is settled. */ settled: daySchema,
        }),
      )
      .min(2)
      .max(6),
  });

/** A sum and what becomes of it. */
export const createDivisionSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    /** The parts, the first of which is lit; together they are the whole. */
    parts: z
      .array(
        z.strictObject({
          /** What becomes of it, in a word or two. */ name: text(2, 30),
          /** How long the part is, in the unit of the sum. */ amount: z.number().positive(),
          /** The same as the chapter writes it, such as `€17.67`. */ share: text(2, 12),
          /** Who gets it or what it consists of. */ note: text(2, 30),
        }),
      )
      .min(2)
      .max(4),
  });

const createComparedRow = ({ text }: Texts) =>
  z.strictObject({
    /** The case that begins with this row; rows without one belong to the case above. */
    group: text(3, 50).optional(),
    /** What the row is of, beside its track. */
    name: text(2, 24),
    /** What the sum consists of. */
    parts: z
      .array(
        z.strictObject({
          /** How long the part is, in one unit for all. */ amount: z.number().positive(),
          /** The same as the chapter writes it, such as `€55,000`. */ share: text(2, 12),
          /** What it is; rows below need not say it again. */ name: text(2, 30).optional(),
          /** What the comparison is about, what stands beside it, or what is missing. */
          track: z.enum(['main', 'side', 'loss']),
        }),
      )
      .min(1)
      .max(3),
  });

/** What lies on one side of a limit. */
const createSide = ({ text }: Texts) =>
  z.strictObject({
    /** How much, as the chapter writes sums. */ share: text(2, 12),
    /** What it is. */ name: text(2, 30),
  });

/** Sums held against each other, or against a limit. */
export const createComparisonSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    /** From top to bottom. */
    rows: z.array(createComparedRow({ text })).min(2).max(6),
    /** A line through all rows; what lies beyond it is outlined. */
    limit: z
      .strictObject({
        /** Where it lies, in the unit of the rows. */ amount: z.number().positive(),
        /** Stands over it; the chapter says its number. */ text: text(3, 40),
        /** What of a part that crosses it lies before it. */ within: createSide({ text }),
        /** What of that part lies beyond it. */ over: createSide({ text }),
      })
      .optional(),
  });

/** A course of events and what those who look on see of it. */
export const createSequenceSchema = ({ text }: Texts) =>
  z.strictObject({
    ...createDrawn({ text }),
    /** What happens, in order; the chapter says the number of the first. */
    stations: z
      .array(
        z.strictObject({
          /** What happens, in a few words. */ name: text(3, 40),
          /** Where or when. */ note: text(3, 40).optional(),
        }),
      )
      .min(2)
      .max(4),
    /** Pieces of the course; the one over all of it is lit. */
    spans: z
      .array(
        z.strictObject({
          /** Number of the station where it begins. */ from: z.int().min(1),
          /** Number of the station where it ends. */ to: z.int().min(2),
          /** What is looked at. */ name: text(3, 30),
          /** What it looks like. */ note: text(3, 30),
        }),
      )
      .min(1)
      .max(4),
  });
