import { z } from 'zod';
import { answerToHtml, textToHtml } from '#lib/content/part-builders';
import type { Builders } from '#lib/content/schema';

/** The ways of a payout: euro to a bank account, crypto-assets to a wallet. */
export const ways = ['sepa', 'crypto'] as const;

export type Way = (typeof ways)[number];

/** What every page about a payout says of itself. */
function createPageShape({ text, diagram }: Builders) {
  return {
    /** Title of the page; names the company, so that it is like no other. */
    name: text(10, 80),
    /** Sentence for search results and previews. */
    description: text(50, 160),
    /** What it is about, in one to three sentences. */
    summary: text(60, 280),
    /** How the payout runs, as a diagram. */
    diagram,
  };
}

/** How long a part of a payout takes, in words and as days of 24 hours; the drawing shows the days. */
const createTime = (text: Builders['text']) =>
  z
    .strictObject({
      what: text(5, 100),
      time: text(4, 140),
      /** Days after the request at which it begins; 0 unless it waits for something else. */
      after: z.number().min(0).default(0),
      /** Days that it takes at least; half an hour is 0.02. */
      least: z.number().min(0),
      /** Days that it takes at most; left out where nobody can tell. */
      most: z.number().min(0).optional(),
    })
    .refine(({ least, most = least }) => most >= least, {
      error: 'expected "most" to be "least" or more days',
      path: ['most'],
    });

function createWaySchema(builders: Builders) {
  const { text, markdown } = builders;
  const titledText = z.strictObject({ title: text(3, 80), text: markdown(30, 480) }).transform(textToHtml);
  const question = z
    .strictObject({ question: text(10, 140), answer: markdown(60, 600) })
    .transform(answerToHtml);
  return z.strictObject({
    ...createPageShape(builders),
    /** Who should choose this way. */
    forWhom: text(40, 200),
    /** How long it takes as a rule: a number and its unit, such as "2 business days". */
    time: text(5, 60),
    /** What it costs, in a few words. */
    cost: text(4, 60),
    /** What the customer must have at hand; Markdown. */
    needs: z.array(markdown(10, 200)).min(3).max(7),
    /** What happens, in order; Markdown. */
    steps: z.array(titledText).min(3).max(7),
    /** How long each part takes. */
    times: z.array(createTime(text)).min(3),
    /** What is checked, and why; Markdown, laws by name. */
    checks: z.array(titledText).min(2).max(6),
    /** What each part costs. */
    costs: z.array(z.strictObject({ what: text(5, 100), fee: text(3, 140) })).min(1),
    /** What customers ask about this way. */
    questions: z.array(question).max(6).default([]),
  });
}

/** The payouts of a company: one part a way, and `selection` where there are two. */
export function createTransferSchema(builders: Builders) {
  const way = createWaySchema(builders).optional();
  return z.strictObject({
    /** The choice between two ways. */
    selection: z.strictObject(createPageShape(builders)).optional(),
    /** Euro to a bank account. */
    sepa: way,
    /** Crypto-assets to a wallet. */
    crypto: way,
  });
}

export type Transfer = z.output<ReturnType<typeof createTransferSchema>>;
export type WayItem = NonNullable<Transfer[Way]>;
