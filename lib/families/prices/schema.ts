import { z } from 'zod';
import { pricesContent } from '#content/prices/index';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';

const wordsSchema = defineSchema(({ words, text, lead, titledText, contact }) => {
  const title = text(5, 60).describe('Heading of the section.');
  const texts = z.array(titledText).min(2).describe('Short texts, each with a heading of its own.');
  return words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What a price is made of and for whom; shown below the headline.'),
    contact,
    model: z.strictObject({ title, items: texts }).describe('How a price is made up.'),
    overview: z
      .strictObject({
        title,
        lead: text(40, 300).describe('What minimum size and time mean.'),
        caption: text(10, 140).describe('What the table shows.'),
      })
      .describe('All services in one table.'),
    estimator: z
      .strictObject({
        title,
        text: text(40, 400).describe('What to enter, and where the numbers are kept.'),
        example: text(20, 200).describe('What the quantities that it begins with stand for.'),
        note: text(20, 240).describe('What the result is not; printed with it.'),
      })
      .describe('The estimator.'),
    details: z
      .strictObject({ title, lead: text(20, 240).describe('How a lower price is counted.') })
      .describe('The prices per piece of each service.'),
    free: z
      .strictObject({ title, lead: text(20, 240).describe('A sentence below the heading.'), items: texts })
      .describe('What is not charged for.'),
    conditions: z.strictObject({ title, items: texts }).describe('What applies to the list.'),
  });
});

export const readWords = createWords('content/prices/index.ts', pricesContent, wordsSchema);
