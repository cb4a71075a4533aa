import { z } from 'zod';
import { nightContent } from '#content/home/night';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** One language of `content/home/night.ts`. */
const nightSchema = defineSchema(({ text, markdown, pageLink, timetable }) =>
  z.strictObject({
    /** Heading of the band. */ title: text(10, 60),
    /** How the drawing is read, and what it shows. */ lead: text(60, 240),
    /** What the drawing proves, for those who do not see it. */ sentence: text(100, 400),
    /** The stations, the days and the two runs. */ timetable,
    /** The same in words; cells are plain text. */
    table: z.strictObject({
      /** What the table shows. */ caption: text(10, 80),
      /** What happens, and the two ways. */
      head: z.tuple([text(3, 40), text(5, 40), text(5, 40)]),
      /** A moment in each row, with the time of either way. */
      rows: z.array(z.tuple([text(5, 40), text(5, 60), text(5, 60)])).min(2),
    }),
    /** What opens the table. */ tableLabel: text(5, 40),
    /** How fields and lines are drawn that need a word. */ legend: text(20, 120),
    /** What the times rest on; Markdown for the links to the law. */
    sources: z.array(markdown(20, 360)).min(1).max(4),
    /** Pages that go on with the subject. */ links: z.array(pageLink).length(2),
  }),
);

export const readNight = createWords('content/home/night.ts', nightContent, nightSchema);
