import { z } from 'zod';
import { transferContent, transferDays, transferTimes } from '#content/site/transfer';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Language } from '#lib/i18n/languages';

const transferSchema = defineSchema(({ text }) =>
  z.strictObject({
    title: text(10, 60).describe('Title of the drawing, shown above it.'),
    note: text(10, 90).describe('What its symbols mean.'),
    alt: text(60, 320).describe('What it proves; its text alternative.'),
    days: z
      .array(
        z.strictObject({
          name: text(3, 24).describe('Name of the day.'),
          short: text(2, 5).describe('Its short name, for phones.'),
        }),
      )
      .length(transferDays.length)
      .describe('Names of its four days.'),
    stations: z
      .strictObject({
        app: text(3, 24).describe("The customer's app."),
        bank: text(3, 24).describe('This bank.'),
        payee: text(3, 24).describe("The payee's bank."),
      })
      .describe('Who has the order or the money.'),
    instant: text(3, 60).describe('Label at the end of the instant transfer.'),
    waits: text(3, 60).describe('Label at the point where the ordinary transfer waits.'),
    received: text(3, 60).describe('Label at the point where it is executed.'),
    latest: text(3, 60).describe('Label at its latest end.'),
    head: z.array(text(3, 40)).length(3).describe('Column headings of the table below it.'),
    rows: z
      .array(z.array(text(3, 60)).length(3))
      .min(2)
      .describe('Rows of that table.'),
    tableLabel: text(5, 40).describe('Words that open the table.'),
  }),
);

const readTransfer = createWords('content/site/transfer.ts', transferContent, transferSchema);

/** The instant transfer, and the standard one, which waits for a business day. */
function listRuns({ instant, waits, received, latest }: Output<typeof transferSchema>) {
  const { approved: at } = transferTimes;
  return [
    {
      role: 'main',
      calls: [
        { station: 'app', at },
        { station: 'bank', at },
        { station: 'payee', at, words: instant },
      ],
    },
    {
      role: 'side',
      end: 'stop',
      calls: [
        { station: 'app', at },
        { station: 'bank', at, words: waits },
        { station: 'bank', at: transferTimes.received, isEvent: true, words: received },
        { station: 'payee', at: transferTimes.latest, isExpected: true, words: latest },
      ],
    },
  ] as const;
}

/** Timetable data and texts of a standard and an instant transfer, approved at the same time. */
export function describeTransfer(language: Language) {
  const words = readTransfer(language);
  const { title, note, alt, days, stations, head, rows, tableLabel } = words;
  const timetable = {
    from: transferTimes.from,
    to: transferTimes.latest,
    days: transferDays.map((day, index) => ({ ...day, name: '', short: '', ...days[index] })),
    stations: Object.entries(stations).map(([id, name]) => ({ id, name })),
    runs: listRuns(words),
  };
  return { timetable, words: { title, note, alt, table: { caption: title, head, rows }, tableLabel } };
}
