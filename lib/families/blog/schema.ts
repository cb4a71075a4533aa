import { z } from 'zod';
import { blogCategories } from '#content/blog/index';
import { people } from '#content/site/people';
import { daySchema, itemSchema, slugSchema } from '#lib/content/item-schema';

/** Front matter of `content/blog/<slug>/<locale>.md`. */
export const postSchema = itemSchema.extend({
  /** Day of publication. */
  date: daySchema,
  /** Slug of a category of `content/blog/index.ts`. */
  category: z.enum(Object.keys(blogCategories) as (keyof typeof blogCategories)[]),
  /** Who wrote it, from `content/site/people.ts`. */
  author: z.enum(Object.keys(people) as (keyof typeof people)[]),
  /** Headline. */
  title: z.string().min(20).max(90),
  /** What the post says, in one to three sentences. */
  summary: z.string().min(100).max(340),
  /** Slugs of posts that the reader should see first. */
  related: z.array(slugSchema).default([]),
});

export type PostItem = z.output<typeof postSchema>;
