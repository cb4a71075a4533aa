import { z } from 'zod';
import { ibanCheckerContent } from '#content/iban-checker/index';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

const wordsSchema = defineSchema(({ words, text, lead, markdown, titledText }) =>
  words.extend({
    date: daySchema.describe('Day on which the facts of the table were last compared with their sources.'),
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What the check does and what it does not send; shown below the headline.'),
    withoutScript: markdown(40, 400).describe('What readers without JavaScript can do instead of the check.'),
    finds: z
      .strictObject({
        title: text(5, 60).describe('Heading of the section.'),
        items: z.array(titledText).min(2).describe('What the check compares, in its order.'),
      })
      .describe('What the check finds.'),
    limits: z
      .strictObject({
        title: text(5, 90).describe('Heading of the section.'),
        items: z.array(titledText).min(2).describe('Questions that the check cannot answer, and who can.'),
      })
      .describe('What a well-formed IBAN does not prove.'),
    countries: z
      .strictObject({
        title: text(5, 60).describe('Heading of the section.'),
        text: text(30, 400).describe('How to read the table, in one to three sentences.'),
        caption: text(10, 120).describe('Caption of the table, with the month of its facts.'),
        sources: markdown(30, 600).describe('Where the facts of the table come from, with links.'),
      })
      .describe(
        'The table of countries with the length of their IBANs; the rows come from the code of the check.',
      ),
  }),
);

export const readWords = createWords('content/iban-checker/index.ts', ibanCheckerContent, wordsSchema);
