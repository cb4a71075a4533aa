import { z } from 'zod';
import { textToHtml } from '#lib/content/part-builders';
import type { Builders } from '#lib/content/schema';

/** One step of hiring. */
export const createStep = ({ titled }: Builders) =>
  z
    .strictObject({
      ...titled,
      /** Calendar days after the application by which it is done. */ day: z.int().nonnegative(),
    })
    .transform(textToHtml);

/** Time runs forward. */
export function checkDays(steps: readonly { readonly day: number }[], context: z.RefinementCtx): void {
  for (const [index, { day }] of steps.entries()) {
    const before = steps[index - 1]?.day ?? -1;
    // The drawing has room for ten days between two steps.
    if (day <= before || day > before + 10)
      context.addIssue({
        code: 'custom',
        path: [index, 'day'],
        message: 'a later day than that of the step before, ten days at most',
      });
  }
}

/** A working week as two tracks, each beside the rule that it draws. */
export const createWeek = ({ text, titled }: Builders) =>
  z.strictObject({
    /** Short names of the five days. */
    days: z.array(text(2, 4)).length(5),
    /** Days of meeting at one place, such as 2 and 3 for Tuesday and Wednesday, in a row, and their rule. */
    meeting: z
      .strictObject({
        ...titled,
        /** The first of the days, from 1 to 5. */ from: z.int().min(1),
        /** The last of them. */ to: z.int().max(5),
        /** What these days are; stands above them. */ label: text(5, 16),
        /** What the days behind them are; stands above the first. */ rest: text(5, 16),
      })
      .transform(textToHtml),
    /** Full hours of every day between which new versions go live, and their rule. */
    releases: z
      .strictObject({
        ...titled,
        /** The first full hour, such as 9. */ from: z.int().min(0),
        /** The last one, such as 15. */ to: z.int().max(24),
        /** The hours in words; stands above those of the first day. */ label: text(5, 16),
      })
      .transform(textToHtml),
    /** The same as a sentence: the text alternative. */
    sentence: text(40, 240),
  });

/** What one dash of a benefit's track is, and how far it is set. */
const drawnSchema = z.strictObject({
  /** How long the track is, in the unit of the number. */ of: z.number().positive(),
  /** Where the set route begins. */ from: z.number().nonnegative().default(0),
  /** Where it ends. */ to: z.number().positive(),
  /** How much one dash is. */ dash: z.number().positive().default(1),
  /** A station on the way, such as the fewest hours. */ mark: z.number().positive().optional(),
});

/** A benefit as a number with its terms; the first three may be drawn. */
export const createBenefit = ({ figure }: Builders) =>
  figure.extend({
    /** The number as a part of a track, above it. */
    drawn: drawnSchema.optional(),
  });

/** A difference that the law measures: the number, and the mark from which something has to be done. */
export const createDifference = ({ figure, text }: Builders) =>
  figure.extend({
    /** The number as a part of a track with its mark. */
    drawn: z.strictObject({
      /** The number. */ value: z.number().positive(),
      /** From here on something has to be done. */ limit: z.number().positive(),
      /** The mark in few letters; stands above it. */ mark: text(2, 10),
      /** What has to be done from the mark on; stands below. */ text: text(40, 240),
    }),
  });
