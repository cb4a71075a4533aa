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
  );

/** A slug that `buildSlug` leaves unchanged. */
export const slugSchema = z
  .string()
  .refine((slug) => slug !== '' && buildSlug(slug) === slug, 'a slug of a–z, 0–9 and single hyphens');

/** What every content item holds. Unknown keys fail. */
export function createItemSchema({ text }: TextBuilders) {
  return z.strictObject({
    /** Last part of the page's address, the same in both languages and as the folder's name. */
    slug: slugSchema,
    /** Title of the page, without the site's name. */
    name: text(2, 80),
    /** Title in search results and in the tab, where the name does not say what the page offers. */
    headTitle: text(15, 55).optional(),
    /** The line under its name in menus, where neither headline nor description fits. */
    menuText: text(20, 100).optional(),
    /** Words by which people look for this page in the search and that its text does not use, or hardly. */
    foundBy: z.array(text(2, 40)).min(1).max(12).optional(),
    /** Topics, used to find related content. */
    keywords: z.array(z.string().min(2)).min(1).max(10),
    /** Sentence for search results and previews. */
    description: text(50, 160),
    /** Day of publication. */
    date: daySchema.optional(),
  });
}

export type Item = z.output<ReturnType<typeof createItemSchema>>;
