import { z } from 'zod';
import { daySchema } from './item-schema';
import type { TextBuilders } from './text-builders';

const timeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 2026-11-28T20:15');

const createDaySchema = ({ text }: TextBuilders) =>
  z.strictObject({
    day: daySchema.describe('The calendar day, `2026-11-28`.'),
    name: text(2, 24).describe('Name of the day; heading of its column.'),
    short: text(2, 5).describe('Its short name, for phones.'),
    isClosed: z.boolean().optional().describe('Whether it is no business day; its column is hatched.'),
  });

const createStationSchema = ({ text }: TextBuilders) =>
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'a word of a–z, 0–9 and hyphens')
      .describe('Name by which the runs refer to the station.'),
    name: text(2, 24).describe('Who has the money, or the order, at this station.'),
    note: text(3, 40).optional().describe('What happens at this station; not shown on phones.'),
  });

const createCallSchema = ({ text }: TextBuilders) =>
  z.strictObject({
    station: z.string().describe('Id of the station.'),
    at: timeSchema.describe('Time at which the run is at the station.'),
    isExpected: z
      .boolean()
      .optional()
      .describe('Whether the line to it is dashed: not certain, or a latest time.'),
    isEvent: z.boolean().optional().describe('Whether something changes at this point: shown as a diamond.'),
    words: text(3, 60).optional().describe('A short label beside it.'),
  });

type Written = {
  readonly from: string;
  readonly to: string;
  readonly stations: readonly { readonly id: string }[];
  readonly runs: readonly { readonly calls: readonly { readonly station: string; readonly at: string }[] }[];
};

/** Checks across stations and runs. */
function listFaults({ from, to, stations, runs }: Written): string[] {
  const ids = new Set(stations.map(({ id }) => id));
  const calls = runs.flatMap((run) => run.calls);
  return [
    ...calls.filter(({ station }) => !ids.has(station)).map(({ station }) => `a station "${station}"`),
    ...calls.filter(({ at }) => at < from || at > to).map(({ at }) => `times from ${from} to ${to}: ${at}`),
    ...(runs.some((run) => run.calls.some(({ at }, index) => at < (run.calls[index - 1]?.at ?? at)))
      ? ['calls in the order of time']
      : []),
  ];
}

/** A graphic timetable, as `lib/charts/timetable.ts` draws it. Times are those of the place. */
export function createTimetableSchema(texts: TextBuilders) {
  return z
    .strictObject({
      from: timeSchema.describe('Start of the axis.'),
      to: timeSchema.describe('End of the axis.'),
      tickHours: z
        .int()
        .min(1)
        .max(168)
        .optional()
        .describe('Hours between two ticks of the axis; 6 by default.'),
      tickMinutes: z
        .int()
        .min(1)
        .max(60)
        .optional()
        .describe(
          'Minutes between two ticks of an axis shorter than a day; the time of each is shown below it.',
        ),
      days: z.array(createDaySchema(texts)).min(1).max(7).describe('Days of the axis, in order.'),
      stations: z.array(createStationSchema(texts)).min(2).max(6).describe('Stations from top to bottom.'),
      runs: z
        .array(
          z.strictObject({
            role: z.enum(['main', 'side']).describe('The main run of the chart, or one for comparison.'),
            calls: z
              .array(createCallSchema(texts))
              .min(2)
              .describe('Stations of the run with their times, in order.'),
            end: z
              .enum(['stop'])
              .optional()
              .describe('Whether the run ends at a stop symbol: at a latest time, or without continuing.'),
          }),
        )
        .min(1)
        .max(5)
        .describe('One or more runs; the first is the main one.'),
    })
    .superRefine((timetable, context) => {
      for (const message of listFaults(timetable)) context.addIssue({ code: 'custom', message });
    })
    .meta({ part: 'timetable', description: 'The graphic timetable.' });
}
