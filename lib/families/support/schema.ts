import { z } from 'zod';
import { supportContent } from '#content/support/index';
import { transferContent } from '#content/support/transfer';
import { createCollection, type Entry } from '#lib/content/collection';
import { createFormSchema } from '#lib/content/form-schema';
import { daySchema } from '#lib/content/item-schema';
import { answerToHtml, createQuestion, createTitledText } from '#lib/content/shared-builders';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { customerSlugSchema, listCustomers } from '#lib/facts/customers';
import { createTransferSchema } from './transfer-schema';

type Parts = { readonly slug: string; readonly transfer?: Readonly<Record<string, unknown>> | undefined };

/** Parts of `transfer` that `customers.ts` requires: two ways also need a page to choose between them. */
function expectedParts(slug: string): string[] {
  const ways = listCustomers().find((customer) => customer.slug === slug)?.transfer ?? [];
  return ways.length > 1 ? [...ways, 'selection'] : [...ways];
}

function hasExpectedParts({ slug, transfer = {} }: Parts): boolean {
  const found = Object.keys(transfer).filter((part) => transfer[part] !== undefined);
  return found.toSorted().join() === expectedParts(slug).toSorted().join();
}

/**
 * Front matter of `content/support/partners/<company>/<locale>.md`: the page of a company, and its payout
 * pages as required by `customers.ts`.
 */
const partnerSchema = defineSchema((builders) => {
  const { item, text, lead } = builders;
  const question = createQuestion(builders, [10, 140], [60, 600]);
  return item
    .extend({
      slug: customerSlugSchema.describe(
        'A company of `customers.ts`; its name, telephone and e-mail come from there.',
      ),
      summary: lead(80).describe('What the customer has with the company, and whom to call first.'),
      date: daySchema.describe('Day of publication or of the last change.'),
      hours: z
        .array(
          z.strictObject({
            days: text(3, 60).describe('Days of the week to which the hours apply.'),
            time: text(3, 60).describe('Hours on these days.'),
          }),
        )
        .min(1)
        .max(4)
        .describe('When the telephone is answered.'),
      companyDoes: z
        .array(text(10, 120))
        .min(3)
        .max(6)
        .describe('What the company does; each completes a sentence that begins with its name.'),
      bankDoes: z.array(text(10, 120)).min(3).max(6).describe('What the bank does, likewise.'),
      questions: z.array(question).min(3).max(8).describe("Questions of the company's customers."),
      transfer: createTransferSchema(builders)
        .optional()
        .describe(
          'Payout of a closed or closing account: one part for each kind of payout, and `selection` if there are two.',
        ),
    })
    .refine(hasExpectedParts, {
      path: ['transfer'],
      error: ({ input }) =>
        `the parts that customers.ts asks for: ${expectedParts((input as Parts).slug).join(', ') || 'none'}`,
    });
});

export type PartnerEntry = Entry<Output<typeof partnerSchema>>;

export const supportPartners = createCollection('support/partners', partnerSchema);

/** Front matter of `content/support/pages/faq/<locale>.md`; each group also has its own page. */
const faqSchema = defineSchema((builders) => {
  const { item, text, lead, markdown, slug } = builders;
  const question = z
    .strictObject({
      question: text(10, 140).describe('The question, as a reader would ask it.'),
      answer: markdown(60, 600).describe('The answer, shown when the question is opened.'),
      id: slug.describe('Fragment of the question.'),
      drawing: z
        .literal('transfer')
        .optional()
        .describe(
          "Drawing of the answer on the category's page: an ordinary and an instant transfer as a timetable.",
        ),
    })
    .transform(answerToHtml);
  const group = z.strictObject({
    id: slug.describe('Fragment and last part of the address, the same in both languages.'),
    name: text(3, 60).describe('Heading of the category, and title of its page.'),
    text: text(20, 160).describe('Text of the entry; follows its heading.'),
    description: text(50, 160).describe("Sentence for search results and previews of the category's page."),
    searchTerms: z
      .array(text(2, 40))
      .min(1)
      .max(12)
      .optional()
      .describe('Words that people search for and that the text does not use, or hardly.'),
    questions: z
      .array(question)
      .min(2)
      .max(8)
      .describe('The questions of the category, in the order of the page.'),
  });
  return item.extend({
    summary: lead(80).describe('What the page contains; shown below the headline.'),
    date: daySchema.describe('Day of the last change.'),
    groups: z.array(group).min(2).describe('Categories in the order of the page.'),
  });
});

export type FaqEntry = Entry<Output<typeof faqSchema>>;
export type FaqGroup = FaqEntry['groups'][number];

export const supportPages = createCollection('support/pages', faqSchema);

/** Texts shared by the support pages. */
const wordsSchema = defineSchema(({ words, text, lead, markdown }) =>
  words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What the page contains; shown below the headline.'),
    listTitle: text(5, 60).describe('Heading above the list of companies.'),
    listHint: text(20, 200).describe('How to find out which company it is; shown below that heading.'),
    moreTitle: text(3, 60).describe('Heading above the links to further help.'),
    emergencyTitle: text(5, 60).describe(
      'Heading of the box for emergencies, here and on the pages of companies.',
    ),
    withCard: text(40, 300).describe('Text of the box if the customer may have a card.'),
    withoutCard: text(40, 300).describe('Text of the box if the company offers no card.'),
    abroad: text(20, 200).describe('How to call from abroad; shown below the numbers of the box.'),
    topicsTitle: text(5, 60).describe('Heading above the contacts for other matters than an account.'),
    topics: z
      .array(createTitledText({ text, markdown }, [3, 40], [40, 300]))
      .min(2)
      .describe('Whom to ask about other matters, and when they answer.'),
    complaintsTitle: text(5, 60).describe('Heading of the steps of a complaint.'),
    complaints: z
      .array(createTitledText({ text, markdown }, [3, 60], [40, 560]))
      .min(2)
      .describe('A complaint, step by step.'),
  }),
);

export const readWords = createWords('content/support/index.ts', supportContent, wordsSchema);

/** Texts shared by the payout pages; `{company}` is replaced by its name. */
const transferWordsSchema = defineSchema((builders) => {
  const { text, markdown } = builders;
  return z.strictObject({
    requestTitle: text(5, 60).describe('Heading of the section about requests.'),
    form: z
      .strictObject({
        sepa: createFormSchema(builders).describe('For a payout to a bank account.'),
        crypto: createFormSchema(builders).describe('For a payout to a wallet.'),
        company: createFormSchema(builders).describe("For a payout to a company's bank account."),
        child: createFormSchema(builders).describe("For the payout of a child's balance."),
      })
      .describe('The forms.'),
    telephoneTitle: text(3, 40).describe('Heading of requests by telephone.'),
    telephoneText: markdown(40, 480).describe('Note on the call; shown with the number.'),
    letterTitle: text(3, 40).describe('Heading of requests by letter.'),
    letterText: markdown(20, 300).describe('Note on the letter; shown with the address.'),
    letterListTitle: text(10, 60).describe(
      'Heading of the list of what the letter must contain; on phones the button that opens it.',
    ),
    letter: z
      .strictObject({
        sepa: z.array(markdown(5, 200)).min(3).describe('For a payout to a bank account.'),
        crypto: z.array(markdown(5, 200)).min(3).describe('For a payout to a wallet.'),
        company: z.array(markdown(5, 200)).min(3).describe("For a payout to a company's bank account."),
        child: z.array(markdown(5, 200)).min(3).describe("For the payout of a child's balance."),
      })
      .describe('What the letter must contain.'),
    verificationTitle: text(5, 60).describe('Caption of the table of answers.'),
    verification: z
      .array(
        z.strictObject({
          answer: text(3, 40).describe('The answer, in a few words.'),
          meaning: text(20, 240).describe('What happens as a result.'),
        }),
      )
      .min(3)
      .describe("Possible results of the check of the payee's name, before a payout to a bank account."),
  });
});

export const readTransferWords = createWords(
  'content/support/transfer.ts',
  transferContent,
  transferWordsSchema,
);
