import { z } from 'zod';
import { supportContent } from '#content/support/index';
import { transferContent } from '#content/support/transfer';
import { createCollection, type Entry } from '#lib/content/collection';
import { createFormSchema } from '#lib/content/form-schema';
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
  const question = z
    .strictObject({
      ...createQuestionShape(builders),
      /** Fragment of the question. */
      id: slug,
      /** What shows the answer on the category's page: an ordinary and an instant transfer as a timetable. */
      drawing: z.literal('transfer').optional(),
    })
    .transform(answerToHtml);
  const group = z.strictObject({
    /** Fragment and last part of the address, the same in both languages. */
    id: slug,
    /** Heading of the category, and title of its page. */
    name: text(3, 60),
    text: text(20, 160),
    /** Sentence for search results and previews of the category's page. */
    description: text(50, 160),
    /** Words by which people look for it in the search and that its text does not use, or hardly. */
    foundBy: z.array(text(2, 40)).min(1).max(12).optional(),
    /** The questions of the category, in the order of the page. */
    questions: z.array(question).min(2).max(8),
  });
  return item.extend({
    summary: text(80, 280),
    /** Day of the last change. */
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
    /** Heading above the list of companies. */ listTitle: text(5, 60),
    /** How to find out which company it is; stands below that heading. */ listHint: text(20, 200),
    /** Heading above the links to further help. */ moreTitle: text(3, 60),
    /** Heading of the box for emergencies, here and on the pages of companies. */
    emergencyTitle: text(5, 60),
    /** Text of the box where the customer may have a card. */ withCard: text(40, 300),
    /** Text of the box where the company offers no card. */ withoutCard: text(40, 300),
    /** How to call from abroad; stands below the numbers of the box. */ abroad: text(20, 200),
    /** Heading of what to do when help did not help. */ complaintsTitle: text(5, 60),
    /** A complaint, step by step. */
    complaints: z
      .array(z.strictObject({ title: text(3, 60), text: markdown(40, 480) }).transform(textToHtml))
      .min(2),
  }),
);

export const readWords = createWords('content/support/index.ts', supportContent, wordsSchema);

/** Words that the pages about payouts share; `{company}` stands for its name. */
const transferWordsSchema = defineSchema((builders) => {
  const { text, markdown } = builders;
  return z.strictObject({
    /** Heading of the section that says how to ask. */ requestTitle: text(5, 60),
    /** The forms. */
    form: z.strictObject({
      /** For a payout to a bank account. */ sepa: createFormSchema(builders),
      /** For a payout to a wallet. */ crypto: createFormSchema(builders),
    }),
    /** Heading of the way by telephone. */ telephoneTitle: text(3, 40),
    /** What to know about the call; stands with the number. */ telephoneText: markdown(40, 480),
    /** Heading of the way by letter. */ letterTitle: text(3, 40),
    /** What to know about the letter; stands with the address. */ letterText: markdown(20, 300),
    /** Heading of the list of what the letter must contain; on phones the button that opens it. */
    letterListTitle: text(10, 60),
    /** What the letter must contain. */
    letter: z.strictObject({
      /** For a payout to a bank account. */ sepa: z.array(markdown(5, 200)).min(3),
      /** For a payout to a wallet. */ crypto: z.array(markdown(5, 200)).min(3),
    }),
    /** Caption of the table of answers. */ verificationTitle: text(5, 60),
    /** What the check of the payee's name can answer, before a payout to a bank account. */
    verification: z
      .array(
        z.strictObject({
          /** The answer, in a few words. */ answer: text(3, 40),
          /** What happens then. */ meaning: text(20, 240),
        }),
      )
      .min(3),
  });
});

export const readTransferWords = createWords(
  'content/support/transfer.ts',
  transferContent,
  transferWordsSchema,
);
