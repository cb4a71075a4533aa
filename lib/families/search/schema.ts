import { z } from 'zod';
import { searchContent } from '#content/search/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Words of the search page; `tasks` are ids of the pages most asked for. */
const searchSchema = defineSchema(({ words, text }) =>
  words.extend({
    title: text(10, 90),
    intro: text(40, 400),
    /** Heading of the pages most asked for. */ tasksTitle: text(5, 60),
    /** Addresses of those pages without language and outer slashes, such as `services/cards`. */
    tasks: z.array(z.string()).min(3),
    /** Heading of the pages that stand below no other. */ otherPages: text(5, 60),
  }),
);

export const readWords = createWords('content/search/index.ts', searchContent, searchSchema);
