import { z } from 'zod';
import { daySchema, itemSchema, slugSchema, sourceSchema } from '#lib/content/item-schema';

const exampleSchema = z.strictObject({
  /** How the message comes: e-mail, text message, call. */
  channel: z.string().min(2).max(40),
  /** Who it claims to be from; addresses end in `.example`. */
  from: z.string().min(3).max(90),
  /** Of an e-mail or a letter. */
  subject: z.string().min(3).max(90).optional(),
  /** The message itself. */
  text: z.string().min(40).max(500),
  /** What gives it away, in one to three sentences. */
  giveaway: z.string().min(40).max(300),
});

/** Front matter of `content/security/<slug>/<locale>.md`. */
export const securitySchema = itemSchema.extend({
  /** What it is, in one to three sentences. */
  summary: z.string().min(80).max(280),
  /** Day of publication. */
  date: daySchema,
  /** Day on which the facts were last checked. */
  reviewed: daySchema,
  /** What somebody does to whom it has just happened; Markdown. */
  doNow: z.array(z.string().min(40).max(320)).min(2).max(5),
  /** How to recognise it. */
  signs: z.array(z.string().min(20).max(160)).min(4).max(9),
  /** Messages of fraudsters, printed as text and marked as examples. */
  examples: z.array(exampleSchema).max(4).default([]),
  /** What the article rests on. */
  sources: z.array(sourceSchema).min(2),
  /** Slugs of articles that the reader should see first. */
  related: z.array(slugSchema).default([]),
});

export type SecurityItem = z.output<typeof securitySchema>;
