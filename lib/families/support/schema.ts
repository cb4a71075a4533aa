import { z } from 'zod';
import { customers } from '#content/site/customers';
import { daySchema, itemSchema, slugSchema } from '#lib/content/item-schema';
import { transferSchema } from './transfer-schema';

/** Questions of customers; answers in Markdown. */
export const questionSchema = z.strictObject({
  question: z.string().min(10).max(140),
  answer: z.string().min(60).max(600),
});

const slugs = customers.map(({ slug }) => slug);

export type CustomerSlug = (typeof slugs)[number];

/** The ways of a payout that a company's pages must explain. */
export function listWays(slug: string): readonly string[] {
  return customers.find((customer) => customer.slug === slug)?.transfer ?? [];
}

type Parts = { readonly slug: string; readonly transfer?: Readonly<Record<string, unknown>> | undefined };

/** The parts of `transfer` that `customers.ts` asks for: a choice needs a page of its own. */
function expectedParts(slug: string): string[] {
  const ways = listWays(slug);
  return ways.length > 1 ? [...ways, 'selection'] : [...ways];
}

function hasExpectedParts({ slug, transfer = {} }: Parts): boolean {
  const found = Object.keys(transfer).filter((part) => transfer[part] !== undefined);
  return found.toSorted().join() === expectedParts(slug).toSorted().join();
}

/**
 * Front matter of `content/support/partners/<company>/<locale>.md`: the company's page and, as
 * `customers.ts` says, those about its payouts. The body tells what is particular to its accounts.
 */
export const partnerSchema = itemSchema
  .extend({
    /** A company of `customers.ts`; its name, telephone and e-mail come from there. */
    slug: z.enum(slugs),
    /** What the customer has there and whom to call first. */
    summary: z.string().min(80).max(280),
    /** Day of publication or of the last change. */
    date: daySchema,
    /** When the telephone is answered. */
    hours: z
      .array(z.strictObject({ days: z.string().min(3).max(60), time: z.string().min(3).max(60) }))
      .min(1)
      .max(4),
    /** What the company does, each the end of a sentence that begins with its name. */
    companyDoes: z.array(z.string().min(10).max(120)).min(3).max(6),
    /** What the bank does, likewise. */
    bankDoes: z.array(z.string().min(10).max(120)).min(3).max(6),
    /** Questions of the company's customers. */
    questions: z.array(questionSchema).min(3).max(8),
    /** Payout of a closed or closing account: one part a way, and `selection` where there are two. */
    transfer: transferSchema.optional(),
  })
  .refine(hasExpectedParts, {
    path: ['transfer'],
    error: (issue) =>
      `the parts that customers.ts asks for: ${expectedParts((issue.input as Parts).slug).join(', ') || 'none'}`,
  });

export type PartnerItem = z.output<typeof partnerSchema>;

/** Front matter of `content/support/pages/faq/<locale>.md`. */
export const faqSchema = itemSchema.extend({
  summary: z.string().min(80).max(280),
  date: daySchema,
  /** Categories in the order of the page; ids are fragments, the same in both languages. */
  groups: z
    .array(
      z.strictObject({
        id: slugSchema,
        name: z.string().min(3).max(60),
        text: z.string().min(20).max(160),
        questions: z
          .array(questionSchema.extend({ id: slugSchema }))
          .min(2)
          .max(8),
      }),
    )
    .min(2),
});

export type FaqItem = z.output<typeof faqSchema>;
