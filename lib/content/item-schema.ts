import { z } from 'zod';
import { buildSlug } from '#lib/core/slug';
import type { TextBuilders } from './text-builders';

/** A day such as `2026-11-20`. */
export const daySchema = z
  .string()
  .refine(
    (day) =>
      /^\d{4}-\d{2}-\d{2}$/.test(day) &&
      !Number.isNaN(Date.parse(day)) &&
      new Date(day).toISOString().startsWith(day),
    'a day such as 2026-11-20',
  )
  .meta({ form: 'a day such as 2026-11-20' });

/** A slug that `buildSlug` leaves unchanged. */
export const slugSchema = z
  .string()
  .refine((slug) => slug !== '' && buildSlug(slug) === slug, 'a slug of a–z, 0–9 and single hyphens')
  .meta({ form: 'a slug of a–z, 0–9 and single hyphens' });

/** What every content item holds. Unknown keys fail. */
export function createItemSchema({ text }: TextBuilders) {
  return z.strictObject({
    slug: slugSchema.describe(
      "Last part of the page's address, the same in both languages and as the folder's name.",
    ),
    name: text(2, 80).describe("Title of the page, without the site's name."),
    metaTitle: text(15, 55)
      .optional()
      .describe(
        'Title in search results and in the browser tab, if the name does not say what the page offers.',
      ),
    menuText: text(20, 100)
      .optional()
      .describe('Line below the name in menus, if neither headline nor description fits.'),
    searchTerms: z
      .array(text(2, 40))
      .min(1)
      .max(12)
      .optional()
      .describe('Words that people search for and that the text does not use, or hardly.'),
    keywords: z.array(z.string().min(2)).min(1).max(10).describe('Topics, used to find related content.'),
    description: text(50, 160).describe('Sentence for search results and previews.'),
    date: daySchema.optional().describe('Day of publication.'),
  });
}

export type Item = z.output<ReturnType<typeof createItemSchema>>;
