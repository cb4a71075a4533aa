import { z } from 'zod';
import { securityContent } from '#content/security/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';

import { defineSchema, type Output } from '#lib/content/schema';
import { createFurtherPages, createTitledText } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';

/** Front matter of `content/security/<slug>/<locale>.md`. */
const securitySchema = defineSchema(({ item, text, lead, markdown, source, ref }) => {
  const example = z.strictObject({
    channel: text(2, 40).describe('How the message comes: e-mail, text message, call.'),
    from: text(3, 90).describe('Who it claims to be from; addresses end in `.example`.'),
    subject: text(3, 90).optional().describe('Subject of an e-mail or a letter.'),
    text: text(40, 500).describe('The message itself.'),
    giveaway: text(40, 300).describe('How to recognise the fraud, in one to three sentences.'),
  });
  return item.extend({
    summary: lead(80).describe('What it is; shown below the headline.'),
    date: daySchema.describe('Day of publication.'),
    reviewed: daySchema.describe('Day on which the facts were last checked.'),
    doNow: z.array(markdown(40, 320)).min(2).max(5).describe('What to do if it has just happened; Markdown.'),
    signs: z.array(text(20, 160)).min(4).max(9).describe('How to recognise it.'),
    examples: z
      .array(example)
      .max(4)
      .default([])
      .describe('Messages of fraudsters, printed as text and marked as examples.'),
    address: z
      .strictObject({
        before: z.string().min(3).max(20).describe('The part before the one that counts.'),
        beforeNote: text(5, 30).describe('Note on that part.'),
        real: z.string().min(5).max(30).describe('The part that counts.'),
        realNote: text(5, 30).describe('Note on that part.'),
        after: z.string().min(2).max(14).describe('The part after it.'),
        afterNote: text(5, 30).describe('Note on that part.'),
        alt: text(40, 220).describe('The same as a sentence: the text alternative.'),
      })
      .optional()
      .describe('An address of a page, split into its parts; drawn at `{address}` in the text.'),
    sources: z.array(source).min(2).describe('Sources of the article.'),
    related: z.array(ref('security')).default([]).describe('Slugs of related articles to show first.'),
  });
});

export type SecurityEntry = Entry<Output<typeof securitySchema>>;

export const securityArticles = createCollection('security', securitySchema);

/** Texts of the security pages. */
const wordsSchema = defineSchema(({ words, text, lead, markdown }) =>
  words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What the page contains; shown below the headline.'),
    nowTitle: text(5, 60).describe('Heading of the immediate steps, here and on every article.'),
    steps: z
      .array(createTitledText({ text, markdown }, [3, 60], [40, 480]))
      .min(3)
      .describe('What to do immediately, step by step.'),
    neverTitle: text(5, 80).describe('Heading of the notice below the steps.'),
    never: markdown(40, 480).describe('What neither bank nor company ever asks for; text of that notice.'),
    neverItems: z.array(text(3, 20)).length(3).describe('What is never asked for, a word each.'),
    articlesTitle: text(5, 60).describe('Heading above the list of articles.'),
    waysTitle: text(5, 60).describe('Heading above the related pages of an article.'),
    ways: createFurtherPages({ text }).describe('Related pages of an article.'),
    blockingLabel: text(5, 60).describe('Label before the number of all banks.'),
    ownBlockingLabel: text(5, 60).describe("Label before the bank's own number."),
  }),
);

export const readWords = createWords('content/security/index.ts', securityContent, wordsSchema);
