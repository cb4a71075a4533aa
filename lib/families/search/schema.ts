import { z } from 'zod';
import { searchContent } from '#content/search/index';
import { navigation } from '#content/site/navigation';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Texts of the search page; `tasks` and `lines` refer to pages by id. */
const searchSchema = defineSchema(({ words, text, advice }) =>
  words.extend({
    advice,
    title: text(10, 90).describe('Headline of the page.'),
    intro: text(40, 400).describe('What the reader finds on the page; stands under the headline.'),
    tasksTitle: text(5, 60).describe('Heading of the pages most asked for.'),
    tasks: z
      .array(z.string())
      .min(3)
      .describe('Addresses of those pages without language and outer slashes, such as `services/cards`.'),
    planTitle: text(10, 80).describe('Name of the plan of the lines in the head, for readers who hear it.'),
    planNote: text(20, 120).describe('What rings and strokes of that plan are.'),
    companies: text(5, 40).describe('Name of the pages by company, which open on request.'),
    field: text(5, 40).describe('Name of the field that looks for pages.'),
    foundTitle: text(5, 40).describe('Heading of the pages whose names have the words that are looked for.'),
    searching: text(5, 40).describe('Said until the first results are there.'),
    lines: z
      .array(
        z.strictObject({
          group: z
            .enum(navigation.footer.map(({ slug }) => slug))
            .describe("Group of the footer that has the line's name and its pages."),
          head: z
            .string()
            .optional()
            .describe(
              "Page that the line's own plate leads to; the pages below it are then stations of the line itself.",
            ),
          without: z
            .array(z.string())
            .default([])
            .describe('Pages of the group that the last line has instead.'),
          fold: z
            .strictObject({
              below: z.string().describe('The page below which they stand.'),
              keep: z.array(z.string()).describe('Pages of them that always show.'),
            })
            .optional()
            .describe(
              "Pages below one of the line's pages that open on request, all but those to keep: one set for each company.",
            ),
        }),
      )
      .min(2)
      .describe('The lines of the plan, in the order of their use.'),
    otherPages: text(5, 60).describe('Heading of the pages that no line names.'),
  }),
);

export const readWords = createWords('content/search/index.ts', searchContent, searchSchema);
