import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { createQuestion, createTitledText } from '#lib/content/shared-builders';

/** Payout methods: euro to a bank account, crypto-assets to a wallet. */
export const ways = ['sepa', 'crypto'] as const;

export type Way = (typeof ways)[number];

/** Fields of every payout page. */
function createPageShape({ text, lead, diagram }: Builders) {
  return {
    name: text(10, 80).describe("Title of the page; it contains the company's name, so that it is unique."),
    description: text(50, 160).describe('Sentence for search results and previews.'),
    summary: lead(60).describe('What it is about; shown below the headline.'),
    diagram: diagram.describe('How the payout runs, as a diagram.'),
  };
}

/** Duration of a step, as text and in days of 24 hours for the chart. */
const createTime = (text: Builders['text']) =>
  z
    .strictObject({
      what: text(5, 100).describe('The step; first cell of its row.'),
      time: text(4, 140).describe('How long the step takes.'),
      after: z
        .number()
        .min(0)
        .default(0)
        .describe('Days after the request at which it begins; 0 unless it depends on another step.'),
      least: z.number().min(0).describe('Minimum number of days; half an hour is 0.02.'),
      most: z.number().min(0).optional().describe('Maximum number of days; left out if unknown.'),
    })
    .refine(({ least, most = least }) => most >= least, {
      error: 'expected "most" to be "least" or more days',
      path: ['most'],
    });

function createWaySchema(builders: Builders) {
  const { text, markdown } = builders;
  const titledText = createTitledText(builders, [3, 80], [30, 480]);
  const question = createQuestion(builders, [10, 140], [60, 600]);
  return z.strictObject({
    ...createPageShape(builders),
    requester: z
      .enum(['person', 'company', 'child'])
      .default('person')
      .describe(
        'Who applies: a company gives its name instead of a date of birth, parents the data of their child.',
      ),
    forWhom: text(40, 200).describe('Who should choose this kind of payout.'),
    time: text(5, 60).describe('Usual duration: a number and its unit, such as "2 business days".'),
    cost: text(4, 60).describe('What it costs, in a few words.'),
    needs: z.array(markdown(10, 200)).min(3).max(7).describe('What the customer needs; Markdown.'),
    steps: z.array(titledText).min(3).max(7).describe('What happens, in order; Markdown.'),
    times: z.array(createTime(text)).min(3).describe('How long each part takes.'),
    checks: z.array(titledText).min(2).max(6).describe('What is checked, and why; Markdown, laws by name.'),
    costs: z
      .array(
        z.strictObject({
          what: text(5, 100).describe('The step; first cell of its row.'),
          fee: text(3, 140).describe('What the step costs.'),
        }),
      )
      .min(1)
      .describe('What each part costs.'),
    questions: z
      .array(question)
      .max(6)
      .default([])
      .describe('Questions of customers about this kind of payout.'),
  });
}

/** Payouts of a company: a part for each method, and `selection` if there are two. */
export function createTransferSchema(builders: Builders) {
  const way = createWaySchema(builders).optional();
  return z.strictObject({
    selection: z
      .strictObject(createPageShape(builders))
      .optional()
      .describe('The choice between two kinds of payout.'),
    sepa: way.describe('Euro to a bank account.'),
    crypto: way.describe('Crypto-assets to a wallet.'),
  });
}

export type Transfer = z.output<ReturnType<typeof createTransferSchema>>;
export type WayItem = NonNullable<Transfer[Way]>;
