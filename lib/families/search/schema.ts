import { z } from 'zod';
import { searchContent } from '#content/search/index';
import { navigation } from '#content/site/navigation';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Texts of the search page; `tasks` and `lines` refer to pages by id. */
const searchSchema = defineSchema(({ words, text, lead, advice }) =>
  words.extend({
    advice,
    title: text(10, 90).describe('Headline of the page.'),
    intro: lead(40).describe('What the reader finds on the page; shown below the headline.'),
    tasksTitle: text(5, 60).describe('Heading of the most requested pages.'),
    tasks: z
      .array(z.string())
      .min(3)
      .describe('Addresses of those pages without language and outer slashes, such as `services/cards`.'),
    planTitle: text(10, 80).describe('Name of the plan in the head, for screen readers.'),
    planNote: text(20, 120).describe('What rings and lines of that plan mean.'),
    pages: text(3, 20).describe('The word after their number, on the button of a long line on phones.'),
    companies: text(5, 40).describe('Name of the pages by company, which are shown on request.'),
    field: text(5, 40).describe('Name of the search field.'),
    foundTitle: text(5, 40).describe('Heading of the pages whose names contain the words of the query.'),
    searching: text(5, 40).describe('Status until the first results are shown.'),
    lines: z
      .array(
        z.strictObject({
          group: z
            .enum(navigation.footer.map(({ slug }) => slug))
            .describe('Group of the footer with the name and the pages of the line.'),
          head: z
            .string()
            .optional()
            .describe(
              "Page that the line's label links to; the pages below it are then stations of the line itself.",
            ),
          without: z
            .array(z.string())
            .default([])
            .describe('Pages of the group that are on the last line instead.'),
          fold: z
            .strictObject({
              below: z.string().describe('The page below which they are.'),
              keep: z.array(z.string()).describe('Pages of them that are always shown.'),
            })
            .optional()
            .describe(
              "Pages below one of the line's pages that are shown on request, except those to keep: one set for each company.",
            ),
        }),
      )
      .min(2)
      .describe('The lines of the plan, most used first.'),
    otherPages: text(5, 60).describe('Heading of the pages that are on no line.'),
  }),
);

export const readWords = createWords('content/search/index.ts', searchContent, searchSchema);
