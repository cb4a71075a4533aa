import { z } from 'zod';
import { blogCategories, blogIndexContent } from '#content/blog/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords, type Words } from '#lib/content/words';
import { personSchema } from '#lib/facts/people';
import type { Locale } from '#lib/i18n/locales';

export type CategorySlug = keyof typeof blogCategories;

export const categorySlugs = Object.keys(blogCategories) as CategorySlug[];

/** Front matter of `content/blog/<slug>/<locale>.md`. */
const postSchema = defineSchema(({ item, text, lead, ref }) =>
  item.extend({
    date: daySchema.describe('Day of publication.'),
    category: z.enum(categorySlugs).describe('Slug of a category of `content/blog/index.ts`.'),
    author: personSchema.describe('Author, from `content/site/people.ts`.'),
    title: text(20, 90).describe('Headline.'),
    summary: lead(80).describe('What the post says; shown below the headline and in lists.'),
    outcomes: z
      .array(z.enum(['proceed', 'change', 'stop', 'open']))
      .default([])
      .describe(
        'Result of each row of the first table, for the decision tree on the cover: the process may `proceed`, `change` or `stop`, or the result is `open`. Without it all branches look the same.',
      ),
    related: z.array(ref('blog')).default([]).describe('Slugs of related posts to show first.'),
  }),
);

export type PostEntry = Entry<Output<typeof postSchema>>;

export const posts = createCollection('blog', postSchema);

/** Texts of the archive, and the call to action of every post. */
const wordsSchema = defineSchema(({ listWords, advice }) => listWords.extend({ advice }));

export const readWords = createWords('content/blog/index.ts', blogIndexContent, wordsSchema);

const categorySchema = defineSchema(({ words, lead, advice }) =>
  words.extend({
    intro: lead(40).describe('What the reader finds on the page; shown below the headline.'),
    advice,
  }),
);

/** Texts of each category, by slug. */
export const readCategory = Object.fromEntries(
  categorySlugs.map((slug) => [
    slug,
    createWords('content/blog/index.ts', blogCategories[slug], categorySchema, [slug]),
  ]),
) as Record<CategorySlug, (locale: Locale) => Words<Output<typeof categorySchema>, Locale>>;
