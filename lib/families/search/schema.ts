import { z } from 'zod';
import { searchContent } from '#content/search/index';
import { navigation } from '#content/site/navigation';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Words of the search page; `tasks` and `lines` name pages by their ids. */
const searchSchema = defineSchema(({ words, text, advice }) =>
  words.extend({
    advice,
    title: text(10, 90),
    intro: text(40, 400),
    /** Heading of the pages most asked for. */ tasksTitle: text(5, 60),
    /** Addresses of those pages without language and outer slashes, such as `services/cards`. */
    tasks: z.array(z.string()).min(3),
    /** Name of the plan of the lines in the head, for readers who hear it. */ planTitle: text(10, 80),
    /** What rings and strokes of that plan are. */ planNote: text(20, 120),
    /** Name of the pages by company, which open on request. */ companies: text(5, 40),
    /** Name of the field that looks for pages. */ field: text(5, 40),
    /** Heading of the pages whose names have the words that are looked for. */ foundTitle: text(5, 40),
    /** Said until the first results are there. */ searching: text(5, 40),
    /** The lines of the plan, in the order of their use. */
    lines: z
      .array(
        z.strictObject({
          /** Group of the footer that has the line's name and its pages. */
          group: z.enum(navigation.footer.map(({ slug }) => slug)),
          /** Page that the line's own plate leads to; the pages below it are then stations of the line itself. */
          head: z.string().optional(),
          /** Pages of the group that the last line has instead. */ without: z.array(z.string()).default([]),
          /** Pages below one of the line's pages that open on request, all but those to keep: one set for each company. */
          fold: z
            .strictObject({
              /** The page below which they stand. */ below: z.string(),
              /** Pages of them that always show. */ keep: z.array(z.string()),
            })
            .optional(),
        }),
      )
      .min(2),
    /** Heading of the pages that no line names. */ otherPages: text(5, 60),
  }),
);

export const readWords = createWords('content/search/index.ts', searchContent, searchSchema);
