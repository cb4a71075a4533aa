import { z } from 'zod';
import { daySchema } from './item-schema';
import type { TextBuilders } from './text-builders';

const timeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 2026-11-28T20:15');

const createDaySchema = ({ text }: TextBuilders) =>
  z.strictObject({
    /** The calendar day, `2026-11-28`. */
    day: daySchema,
    /** Name of the day; stands at the head of its column. */
    name: text(2, 24),
    /** Its short name, for phones. */
    short: text(2, 5),
    /** Whether it is no business day; its column is hatched. */
    isClosed: z.boolean().optional(),
  });

const createStationSchema = ({ text }: TextBuilders) =>
  z.strictObject({
    /** Name by which the runs refer to the station. */
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'a word of a–z, 0–9 and hyphens'),
    /** Who has the money, or the order, there. */
    name: text(2, 24),
    /** What happens there; phones leave it out. */
    note: text(3, 40).optional(),
  });

const createCallSchema = ({ text }: TextBuilders) =>
  z.strictObject({
    /** Id of the station. */
    station: z.string(),
    /** When the run is there. */
    at: timeSchema,
    /** Whether the way there is dashed: not certain, or a latest time. */
    isExpected: z.boolean().optional(),
    /** Whether something changes the course there: a diamond. */
    isEvent: z.boolean().optional(),
    /** A few words beside it. */
    words: text(3, 60).optional(),
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
      /** First moment of the axis. */
      from: timeSchema,
      /** Last moment of the axis. */
      to: timeSchema,
      /** Hours between two ticks of the axis; 6 by default. */
      tickHours: z.int().min(1).max(168).optional(),
      /** Minutes between two ticks of an axis that is shorter than a day; each has its time below. */
      tickMinutes: z.int().min(1).max(60).optional(),
      /** Days that the axis passes, in order. */
      days: z.array(createDaySchema(texts)).min(1).max(7),
      /** Stations from top to bottom. */
      stations: z.array(createStationSchema(texts)).min(2).max(6),
      /** One run, or several that are compared; the first is what the chart is about. */
      runs: z
        .array(
          z.strictObject({
            /** The run that the chart is about, or one that it is compared with. */
            role: z.enum(['main', 'side']),
            /** Where the run is at which time, in the order of time. */
            calls: z.array(createCallSchema(texts)).min(2),
            /** Whether the run ends at a buffer stop: at a latest time, or going no further. */
            end: z.enum(['stop']).optional(),
          }),
        )
        .min(1)
        .max(5),
    })
    .superRefine((timetable, context) => {
      for (const message of listFaults(timetable)) context.addIssue({ code: 'custom', message });
    });
}
