import { z } from 'zod';
import { securityContent } from '#content/security/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/part-builders';
import { defineSchema, type Output } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

/** Front matter of `content/security/<slug>/<locale>.md`. */
const securitySchema = defineSchema(({ item, text, markdown, source, ref }) => {
  const example = z.strictObject({
    /** How the message comes: e-mail, text message, call. */
    channel: text(2, 40),
    /** Who it claims to be from; addresses end in `.example`. */
    from: text(3, 90),
    /** Of an e-mail or a letter. */
    subject: text(3, 90).optional(),
    /** The message itself. */
    text: text(40, 500),
    /** What gives it away, in one to three sentences. */
    giveaway: text(40, 300),
  });
  return item.extend({
    /** What it is, in one to three sentences. */
    summary: text(80, 280),
    /** Day of publication. */
    date: daySchema,
    /** Day on which the facts were last checked. */
    reviewed: daySchema,
    /** What somebody does to whom it has just happened; Markdown. */
    doNow: z.array(markdown(40, 320)).min(2).max(5),
    /** How to recognise it. */
    signs: z.array(text(20, 160)).min(4).max(9),
    /** Messages of fraudsters, printed as text and marked as examples. */
    examples: z.array(example).max(4).default([]),
    /** An address of a page, taken apart; drawn where the text says `{address}`. */
    address: z
      .strictObject({
        /** What stands before the part that counts. */ before: z.string().min(3).max(20),
        /** What to know about it. */ beforeNote: text(5, 30),
        /** The part that counts. */ real: z.string().min(5).max(30),
        /** What to know about it. */ realNote: text(5, 30),
        /** What stands behind it. */ after: z.string().min(2).max(14),
        /** What to know about it. */ afterNote: text(5, 30),
        /** The same as a sentence: the text alternative. */ sentence: text(40, 220),
      })
      .optional(),
    /** What the article rests on. */
    sources: z.array(source).min(2),
    /** Slugs of articles that the reader should see first. */
    related: z.array(ref('security')).default([]),
  });
});

export type SecurityEntry = Entry<Output<typeof securitySchema>>;

export const securityArticles = createCollection('security', securitySchema);

/** Words of the security pages: first stop the loss, then tell, then prove. */
const wordsSchema = defineSchema(({ words, text, markdown }) =>
  words.extend({
    title: text(10, 90),
    summary: text(60, 280),
    /** Heading of what to do now, here and on every article. */ nowTitle: text(5, 60),
    /** What to do now, step by step. */
    steps: z
      .array(z.strictObject({ title: text(3, 60), text: markdown(40, 480) }).transform(textToHtml))
      .min(3),
    /** Heading of the notice below the steps. */ neverTitle: text(5, 80),
    /** What neither bank nor company ever asks for; text of that notice. */ never: markdown(40, 480),
    /** What is never asked for, a word each. */ neverItems: z.array(text(3, 20)).length(3),
    /** Heading above the list of articles. */ articlesTitle: text(5, 60),
    /** Heading above the ways on from an article. */ waysTitle: text(5, 60),
    /** Pages to go on with from an article. */
    ways: z
      .array(
        z.strictObject({
          name: text(3, 60),
          /** Address of the page. */ path: z.string().startsWith('/'),
          /** What is there, in a sentence. */ text: text(20, 120),
        }),
      )
      .min(2)
      .max(4),
    /** What stands before the number of all banks. */ blockingLabel: text(5, 60),
    /** What stands before the bank's own number. */ ownBlockingLabel: text(5, 60),
  }),
);

export const readWords = createWords('content/security/index.ts', securityContent, wordsSchema);
