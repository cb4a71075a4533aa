import { productContent } from '#content/site/product';
import { defineSchema } from '#lib/content/schema';
import { createWords } from '#lib/content/words';
import { listExampleFacts } from './example-facts';
import { createCardSchema, createConsoleSchema } from './product-schema';
import { z } from 'zod';

const productSchema = defineSchema(
  ({ text }) =>
    z.strictObject({
      title: text(10, 60).describe('Heading above console and card.'),
      text: text(60, 200).describe('What is shown, in two or three sentences.'),
      console: createConsoleSchema({ text }).describe("A partner's console with the example's transfer."),
      card: createCardSchema({ text }).describe("A card in a partner's colours."),
    }),
  listExampleFacts,
);

/** The product as home and the page for developers show it. */
export const readProduct = createWords('content/site/product.ts', productContent, productSchema);
