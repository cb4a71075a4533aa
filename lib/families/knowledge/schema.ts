import { z } from 'zod';
import { knowledgeContent } from '#content/knowledge/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** The hub's sections, by the ids of the pages to which they lead. */
const sectionIds = ['publications', 'podcast', 'webinars', 'blog', 'glossary'] as const;

export type SectionId = (typeof sectionIds)[number];

/** Words of the hub; sections in the order of the page. */
const knowledgeSchema = defineSchema(({ words, text }) =>
  words.extend({
    title: text(10, 90),
    intro: text(100, 400),
    /** What the plan of the head shows, in one sentence. */
    plan: text(20, 120),
    /** What there is to read, section by section. */
    sections: z
      .array(z.strictObject({ /** Page to which it leads. */ id: z.enum(sectionIds), text: text(30, 200) }))
      .length(sectionIds.length),
  }),
);

export const readWords = createWords('content/knowledge/index.ts', knowledgeContent, knowledgeSchema);
