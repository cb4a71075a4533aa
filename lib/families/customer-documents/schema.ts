import { z } from 'zod';
import { customerDocumentsContent } from '#content/customer-documents/index';
import { createCollection, type Entry } from '#lib/content/collection';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema, type Output } from '#lib/content/schema';
import { createFurtherPages } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';

/** Front matter of `content/customer-documents/<slug>/<locale>.md`: documents that are the same for all companies. */
const textSchema = defineSchema(({ item, text, lead }) =>
  item.extend({
    title: text(5, 80)
      .optional()
      .describe('Title on the document, if the law lays down another than the name.'),
    summary: lead(60).describe('What the document is; shown below the headline of its page.'),
    version: daySchema.describe('Day on which this version was written.'),
    validFrom: daySchema.describe('Day from which it applies.'),
    validUntil: daySchema
      .optional()
      .describe(
        'Last day on which it applied: moves the document to the archive, where it has no page of its own.',
      ),
    replacedBy: z
      .string()
      .optional()
      .describe('Slug of the document that replaced it; for documents in the archive.'),
  }),
);

export type TextEntry = Entry<Output<typeof textSchema>>;

export const texts = createCollection('customer-documents', textSchema);

/** Texts of the list page. */
const wordsSchema = defineSchema(({ words, text, lead, titledText }) => {
  const section = z.strictObject({
    title: text(5, 80).describe('Heading of the section.'),
    lead: text(30, 400).describe('One to three sentences below it.'),
  });
  return words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What the page contains; shown below the headline.'),
    fees: section.describe('Documents by company.'),
    shared: section.describe('Documents that are the same for all.'),
    archive: text(30, 400).describe('When an earlier version matters; below the documents.'),
    advice: z
      .strictObject({
        title: text(5, 80).describe('Heading.'),
        items: z.array(titledText).min(2).max(4).describe('Short texts, each with a heading.'),
      })
      .describe('What else readers ask about documents.'),
    ways: z
      .strictObject({
        title: text(3, 60).describe('Heading above the pages.'),
        items: createFurtherPages({ text }).describe('Related pages.'),
      })
      .describe('Links to other pages, below the list and below every document.'),
  });
});

export const readWords = createWords(
  'content/customer-documents/index.ts',
  customerDocumentsContent,
  wordsSchema,
);
