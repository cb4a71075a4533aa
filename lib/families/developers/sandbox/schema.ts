import { z } from 'zod';
import { sandboxContent } from '#content/developers/sandbox';
import { brand } from '#content/site/brand';
import { createFormSchema } from '#lib/content/form-schema';
import { daySchema } from '#lib/content/item-schema';
import { defineSchema } from '#lib/content/schema';
import { createFurtherPages } from '#lib/content/shared-builders';
import { createWords } from '#lib/content/words';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { findContactPerson } from '#lib/facts/contact';
import type { Locale } from '#lib/i18n/locales';

const listFacts = (locale: Locale) => ({
  ...listBrandFacts(locale),
  securityEmail: brand.email.security,
  leadName: findContactPerson('developers', locale).name,
});

const wordsSchema = defineSchema((builders) => {
  const { words, text, lead, titledText, fact, heading } = builders;
  const items = z.array(titledText).min(3).max(8).describe('The entries of the section.');
  return words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    date: daySchema.describe('Day of the last change.'),
    summary: lead(60).describe('What the sandbox is and how to get access; shown below the headline.'),
    facts: z.array(fact).length(4).describe('Costs, contract, access and data, below the headline.'),
    form: createFormSchema(builders).describe('The form beside the title.'),
    steps: heading({ items }).describe('What happens after sending.'),
    services: heading({ items }).describe('What the sandbox has, as the form offers it.'),
    terms: heading({ items }).describe('The terms that the form asks to accept.'),
    next: createFurtherPages(builders).describe('Related pages.'),
  });
}, listFacts);

export const readSandboxWords = createWords('content/developers/sandbox.ts', sandboxContent, wordsSchema);
