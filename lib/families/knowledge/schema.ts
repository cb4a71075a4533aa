import { z } from 'zod';
import { knowledgeContent } from '#content/knowledge/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Sections of the hub, by the page ids they lead to. */
const sectionIds = ['publications', 'podcast', 'webinars', 'blog', 'glossary'] as const;

export type SectionId = (typeof sectionIds)[number];

/** Texts of the hub; sections in the order of the page. */
const knowledgeSchema = defineSchema(({ words, text, lead }) =>
  words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    intro: lead(60).describe('What the reader finds on the page; shown below the headline.'),
    plan: text(20, 120).describe('What the plan in the head shows, in one sentence.'),
    sections: z
      .array(
        z.strictObject({
          id: z.enum(sectionIds).describe('Page that the section links to.'),
          text: text(30, 200).describe('Text of the entry; follows its heading.'),
        }),
      )
      .length(sectionIds.length)
      .describe('What there is to read, section by section.'),
  }),
);

export const readWords = createWords('content/knowledge/index.ts', knowledgeContent, knowledgeSchema);
