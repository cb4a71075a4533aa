import { z } from 'zod';
import { nightContent } from '#content/home/night';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** One language of `content/home/night.ts`. */
const nightSchema = defineSchema(({ text, markdown, pageLink, timetable }) =>
  z.strictObject({
    title: text(10, 60).describe('Heading of the band.'),
    lead: text(60, 240).describe('How the drawing is read, and what it shows.'),
    sentence: text(100, 400).describe('What the drawing proves, for those who do not see it.'),
    timetable: timetable.describe('The stations, the days and the two runs.'),
    table: z
      .strictObject({
        caption: text(10, 80).describe('What the table shows.'),
        head: z.tuple([text(3, 40), text(5, 40), text(5, 40)]).describe('What happens, and the two ways.'),
        rows: z
          .array(z.tuple([text(5, 40), text(5, 60), text(5, 60)]))
          .min(2)
          .describe('A moment in each row, with the time of either way.'),
      })
      .describe('The same in words; cells are plain text.'),
    tableLabel: text(5, 40).describe('What opens the table.'),
    legend: text(20, 120).describe('How fields and lines are drawn that need a word.'),
    sources: z
      .array(markdown(20, 360))
      .min(1)
      .max(4)
      .describe('What the times rest on; Markdown for the links to the law.'),
    links: z.array(pageLink).length(2).describe('Pages that go on with the subject.'),
  }),
);

export const readNight = createWords('content/home/night.ts', nightContent, nightSchema);
