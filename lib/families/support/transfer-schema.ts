import { z } from 'zod';
import { diagramSchema } from '#lib/content/diagram-schema';

const titledText = z.strictObject({ title: z.string().min(3).max(80), text: z.string().min(30).max(480) });

/** What every page about a payout says of itself. */
const pageShape = {
  /** Title of the page; names the company, so that it is like no other. */
  name: z.string().min(10).max(80),
  /** Sentence for search results and previews. */
  description: z.string().min(50).max(160),
  /** What it is about, in one to three sentences. */
  summary: z.string().min(60).max(280),
  diagram: diagramSchema,
};

const waySchema = z.strictObject({
  ...pageShape,
  /** Who should choose this way. */
  forWhom: z.string().min(40).max(200),
  /** How long it takes as a rule, in a few words. */
  time: z.string().min(5).max(60),
  /** What it costs, in a few words. */
  cost: z.string().min(4).max(60),
  /** What the customer must have at hand; Markdown. */
  needs: z.array(z.string().min(10).max(200)).min(3).max(7),
  /** What happens, in order; Markdown. */
  steps: z.array(titledText).min(3).max(7),
  /** How long each part takes. */
  times: z
    .array(z.strictObject({ what: z.string().min(5).max(100), time: z.string().min(4).max(140) }))
    .min(3),
  /** What is checked, and why; Markdown, laws by name. */
  checks: z.array(titledText).min(2).max(6),
  /** What each part costs. */
  costs: z
    .array(z.strictObject({ what: z.string().min(5).max(100), fee: z.string().min(3).max(140) }))
    .min(1),
  questions: z
    .array(z.strictObject({ question: z.string().min(10).max(140), answer: z.string().min(60).max(600) }))
    .max(6)
    .default([]),
});

/** The payouts of a company. */
export const transferSchema = z.strictObject({
  /** The choice between two ways. */
  selection: z.strictObject(pageShape).optional(),
  /** Euro to a bank account. */
  sepa: waySchema.optional(),
  /** Crypto-assets to a wallet. */
  crypto: waySchema.optional(),
});

export type Transfer = z.output<typeof transferSchema>;
export type WayItem = z.output<typeof waySchema>;
export type Way = 'sepa' | 'crypto';
