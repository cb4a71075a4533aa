import { z } from 'zod';
import { transferContent, transferDays, transferTimes } from '#content/site/transfer';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import type { Language } from '#lib/i18n/languages';

/** Words of the drawing of an ordinary and an instant transfer. */
const transferSchema = defineSchema(({ text }) =>
  z.strictObject({
    /** What the drawing shows, above it. */ title: text(10, 60),
    /** What its marks mean. */ note: text(10, 90),
    /** What it proves; its text alternative. */ sentence: text(60, 320),
    /** Names of its four days. */
    days: z
      .array(
        z.strictObject({
          /** Name of the day. */ name: text(3, 24),
          /** Its short name, for phones. */ short: text(2, 5),
        }),
      )
      .length(transferDays.length),
    /** Who has the order or the money. */
    stations: z.strictObject({
      /** The customer's app. */ app: text(3, 24),
      /** This bank. */ bank: text(3, 24),
      /** The payee's bank. */ payee: text(3, 24),
    }),
    /** At the end of the instant transfer. */ instant: text(3, 60),
    /** Where the ordinary one waits. */ waits: text(3, 60),
    /** Where it is carried out. */ received: text(3, 60),
    /** At its latest end. */ latest: text(3, 60),
    /** Columns of the table under it. */ head: z.array(text(3, 40)).length(3),
    /** Rows of that table. */ rows: z.array(z.array(text(3, 60)).length(3)).min(2),
    /** What opens the table. */ tableLabel: text(5, 40),
  }),
);

const readTransfer = createWords('content/site/transfer.ts', transferContent, transferSchema);

/** The instant transfer, and beside it the ordinary one that waits for a business day. */
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

/** An ordinary and an instant transfer, approved at the same moment: its timetable, still to be drawn, and its words. */
export function describeTransfer(language: Language) {
  const words = readTransfer(language);
  const { title, note, sentence, days, stations, head, rows, tableLabel } = words;
  const timetable = {
    from: transferTimes.from,
    to: transferTimes.latest,
    days: transferDays.map((day, index) => ({ ...day, name: '', short: '', ...days[index] })),
    stations: Object.entries(stations).map(([id, name]) => ({ id, name })),
    runs: listRuns(words),
  };
  return { timetable, words: { title, note, sentence, table: { caption: title, head, rows }, tableLabel } };
}
