import { z } from 'zod';
import { supportContent } from '#content/support/index';
import { transferContent } from '#content/support/transfer';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { answerToHtml, textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Builders, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema, listCustomers } from '#lib/facts/customers';
import { createTransferSchema } from './transfer-schema';

/** Questions of customers; answers in Markdown. */
const createQuestionShape = ({ text, markdown }: Builders) => ({
  question: text(10, 140),
  answer: markdown(60, 600),
});

type Parts = { readonly slug: string; readonly transfer?: Readonly<Record<string, unknown>> | undefined };

/** The parts of `transfer` that `customers.ts` asks for: a choice needs a page of its own. */
function expectedParts(slug: string): string[] {
  const ways = listCustomers().find((customer) => customer.slug === slug)?.transfer ?? [];
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
const partnerSchema = defineSchema((builders) => {
  const { item, text } = builders;
  const question = z.strictObject(createQuestionShape(builders)).transform(answerToHtml);
  return item
    .extend({
      /** A company of `customers.ts`; its name, telephone and e-mail come from there. */
      slug: customerSlugSchema,
      /** What the customer has there and whom to call first. */
      summary: text(80, 280),
      /** Day of publication or of the last change. */
      date: daySchema,
      /** When the telephone is answered. */
      hours: z
        .array(z.strictObject({ days: text(3, 60), time: text(3, 60) }))
        .min(1)
        .max(4),
      /** What the company does, each the end of a sentence that begins with its name. */
      companyDoes: z.array(text(10, 120)).min(3).max(6),
      /** What the bank does, likewise. */
      bankDoes: z.array(text(10, 120)).min(3).max(6),
      /** Questions of the company's customers. */
      questions: z.array(question).min(3).max(8),
      /** Payout of a closed or closing account: one part a way, and `selection` where there are two. */
      transfer: createTransferSchema(builders).optional(),
    })
    .refine(hasExpectedParts, {
      path: ['transfer'],
      error: ({ input }) =>
        `the parts that customers.ts asks for: ${expectedParts((input as Parts).slug).join(', ') || 'none'}`,
    });
});

export type PartnerEntry = Entry<Output<typeof partnerSchema>>;

export const supportPartners = createCollection('support/partners', partnerSchema);

/** Front matter of `content/support/pages/faq/<locale>.md`; each group has a page of its own besides. */
const faqSchema = defineSchema((builders) => {
  const { item, text, slug } = builders;
  const question = z.strictObject({ ...createQuestionShape(builders), id: slug }).transform(answerToHtml);
  const group = z.strictObject({
    /** Fragment and last part of the address, the same in both languages. */
    id: slug,
    name: text(3, 60),
    text: text(20, 160),
    /** Sentence for search results and previews of the category's page. */
    description: text(50, 160),
    questions: z.array(question).min(2).max(8),
  });
  return item.extend({
    summary: text(80, 280),
    date: daySchema,
    /** Categories in the order of the page. */
    groups: z.array(group).min(2),
  });
});

export type FaqEntry = Entry<Output<typeof faqSchema>>;
export type FaqGroup = FaqEntry['groups'][number];

export const supportPages = createCollection('support/pages', faqSchema);

/** Words that the support pages share. */
const wordsSchema = defineSchema(({ words, text, markdown }) =>
  words.extend({
    title: text(10, 90),
    summary: text(60, 280),
    /** Heading and hint above the list of companies. */
    listTitle: text(5, 60),
    listHint: text(20, 200),
    moreTitle: text(3, 60),
    /** What to do when a card is lost; with a card, and without one. */
    emergencyTitle: text(5, 60),
    withCard: text(40, 300),
    withoutCard: text(40, 300),
    abroad: text(20, 200),
    /** A complaint, step by step; Markdown. */
    complaintsTitle: text(5, 60),
    complaints: z
      .array(z.strictObject({ title: text(3, 60), text: markdown(40, 480) }).transform(textToHtml))
      .min(2),
  }),
);

export const readWords = createWords('content/support/index.ts', supportContent, wordsSchema);

/** Words that the pages about payouts share; `{company}` stands for its name. */
const transferWordsSchema = defineSchema(({ text, markdown }) =>
  z.strictObject({
    requestTitle: text(5, 60),
    telephoneTitle: text(3, 40),
    telephoneText: markdown(40, 480),
    letterTitle: text(3, 40),
    letterText: markdown(20, 300),
    letter: z.strictObject({
      sepa: z.array(markdown(5, 200)).min(3),
      crypto: z.array(markdown(5, 200)).min(3),
    }),
    verificationTitle: text(5, 60),
    verification: z.array(z.strictObject({ answer: text(3, 40), meaning: text(20, 240) })).min(3),
  }),
);

export const readTransferWords = createWords(
  'content/support/transfer.ts',
  transferContent,
  transferWordsSchema,
);
