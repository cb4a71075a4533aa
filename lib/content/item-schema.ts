import { z } from 'zod';
import { buildSlug } from '#lib/core/slug';

/** A calendar day, `2026-11-20`. */
export const daySchema = z
  .string()
  .refine(
    (day) =>
      /^\d{4}-\d{2}-\d{2}$/.test(day) &&
      !Number.isNaN(Date.parse(day)) &&
      new Date(day).toISOString().startsWith(day),
    'a day such as 2026-11-20',
  );

/** A slug that the slug builder would leave alone. */
export const slugSchema = z
  .string()
  .refine((slug) => slug !== '' && buildSlug(slug) === slug, 'a slug of a–z, 0–9 and single hyphens');

/** A source that a text rests on. */
export const sourceSchema = z.strictObject({
  /** Title as the source itself prints it. */
  title: z.string().min(5),
  /** Official address. */
  url: z.url({ protocol: /^https$/, error: 'an address that starts with https://' }),
});

/** What every content item holds. Specification section 3; reading 158. Unknown keys fail. */
export const itemSchema = z.strictObject({
  /** Last part of the page's address, the same in both languages and as the folder's name. */
  slug: slugSchema,
  /** Title of the page, without the site's name. */
  name: z.string().min(2).max(80),
  /** Topics, used to find related content. */
  keywords: z.array(z.string().min(2)).min(1).max(10),
  /** Sentence for search results and previews. */
  description: z.string().min(50).max(160),
  /** Day of publication. */
  date: daySchema.optional(),
});

export type Item = z.output<typeof itemSchema>;
