import { z } from 'zod';
import { industries } from '#content/site/industries';
import { diagramSchema } from '#lib/content/diagram-schema';
import { daySchema, itemSchema, slugSchema } from '#lib/content/item-schema';
import { titledTextSchema } from '#lib/content/parts-schema';

const namesBySlug: ReadonlyMap<string, readonly string[]> = new Map(
  industries.map(({ slug, name }) => [slug, Object.values(name)]),
);

/** Front matter of `content/industries/<slug>/<locale>.md`. The body tells the problem. */
export const industrySchema = itemSchema
  .extend({
    /** One of the industries that customers belong to. */
    slug: slugSchema.refine(
      (slug) => namesBySlug.has(slug),
      'the slug of an industry in content/site/industries.ts',
    ),
    /** Headline of the page: one specific claim. */
    title: z.string().min(20).max(90),
    /** For whom it is and what changes; stands under the headline and in lists. */
    summary: z.string().min(100).max(340),
    /** Day of publication or of the last change. */
    date: daySchema,
    /** How the money runs in this industry. */
    diagram: diagramSchema,
    /** Services that fit, each with what it does here; Markdown. */
    services: z
      .array(z.strictObject({ slug: slugSchema, text: z.string().min(60).max(300) }))
      .min(2)
      .max(5),
    /** What products of the industry do with it. */
    useCases: z.array(titledTextSchema).min(3).max(4),
    /** From the first talk to the launch. */
    steps: z.array(titledTextSchema).min(4).max(6),
    /** Questions of product leads; answers in Markdown. */
    faq: z
      .array(z.strictObject({ question: z.string().min(10).max(140), answer: z.string().min(80).max(700) }))
      .min(3)
      .max(7),
  })
  .superRefine(({ slug, name }, context) => {
    const names = namesBySlug.get(slug);
    if (names && !names.includes(name))
      context.addIssue({
        code: 'custom',
        path: ['name'],
        message: `the name that content/site/industries.ts gives it, ${names.join(' or ')}`,
      });
  });

export type IndustryItem = z.output<typeof industrySchema>;
