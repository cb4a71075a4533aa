import { z } from 'zod';
import { referenceContent } from '#content/developers/reference';
import { referenceGroups } from '#content/developers/reference-groups';
import { defineSchema } from '#lib/content/schema';
import { createTextBuilders } from '#lib/content/text-builders';
import { createWords } from '#lib/content/words';
import { readFacts } from '#lib/facts/read-facts';
import { localize } from '#lib/i18n/locales';

export const parts = [
  'access',
  'customers',
  'accounts',
  'payments',
  'cards',
  'loans',
  'events',
  'sandbox',
] as const;

const indexSchema = defineSchema(({ words, text, lead, advice }) => {
  const name = text(3, 40);
  return words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('What the pages hold; shown below the headline.'),
    parts: z
      .strictObject({
        access: name.describe('Heading of token and certificates.'),
        customers: name.describe('Heading of persons, companies and their identification.'),
        accounts: name.describe('Heading of accounts and statements.'),
        payments: name.describe('Heading of transfers, direct debits and splits.'),
        cards: name.describe('Heading of cards and card payments.'),
        loans: name.describe('Heading of applications and loans.'),
        events: name.describe('Heading of webhooks and events.'),
        sandbox: name.describe('Heading of what only the sandbox has.'),
      })
      .describe('Headings of the groups of resources.'),
    advice,
  });
});

const errorsSchema = defineSchema(({ words, text, lead, markdown, heading }) => {
  const refusal = z.strictObject({
    meaning: markdown(10, 140).describe('What the error means.'),
    todo: markdown(10, 140).describe('What to do.'),
  });
  return words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe('How errors are reported; shown below the headline.'),
    token: heading({
      caption: text(5, 90).describe('Caption of the table.'),
      items: z
        .record(z.enum(['invalid_request', 'invalid_client', 'invalid_scope']), refusal)
        .describe('Errors of the token endpoint, by the value of the field error.'),
    }).describe('Errors of the token endpoint.'),
    reasons: heading({}).describe('Reason codes; the table is that of the page for developers.'),
  });
});

const file = 'content/developers/reference.ts';

export const readIndexWords = createWords(file, referenceContent.index, indexSchema, ['index']);
export const readErrorsWords = createWords(file, referenceContent.errors, errorsSchema, ['errors']);

const groupTexts = localize((locale) => {
  const { text, lead } = createTextBuilders(locale, undefined);
  return z
    .strictObject({
      name: text(2, 40).describe(
        'The resource in one or two words, as in the list of pages; the title of the page adds that it is an API.',
      ),
      title: text(10, 90).describe('Headline of the page.'),
      summary: lead(30).describe('What the resource is; in English also in the OpenAPI file.'),
      description: text(50, 160).describe('Sentence for search results and previews.'),
    })
    .describe('Its texts in this language.');
});

const groupSchema = z.strictObject({
  part: z.enum(parts).describe('The heading of the index below which it is listed.'),
  ...groupTexts,
});

export const readGroups = readFacts(
  'content/developers/reference-groups.ts',
  referenceGroups,
  z.record(z.string(), groupSchema),
);
