import { z } from 'zod';
import { changelogContent, changes } from '#content/developers/changelog';
import { daySchema } from '#lib/content/item-schema';
import { textToHtml } from '#lib/content/shared-builders';
import { defineSchema } from '#lib/content/schema';
import { createTextBuilders } from '#lib/content/text-builders';
import { createWords } from '#lib/content/words';
import { readFacts } from '#lib/facts/read-facts';
import { localize, type Locale } from '#lib/i18n/locales';

const file = 'content/developers/changelog.ts';

const wordsSchema = defineSchema(({ words, text, lead, markdown }) =>
  words.extend({
    title: text(10, 90).describe('Headline of the page.'),
    summary: lead(60).describe(
      'What changes without notice, and what is announced; shown below the headline.',
    ),
    heading: text(5, 60).describe('Heading above the changes.'),
    follow: markdown(30, 200).describe('Links to the feeds; shown below the heading.'),
    support: z
      .strictObject({
        months: z.number().int().positive().describe('How many months a version is supported.'),
        title: text(5, 80).describe('Heading of the section and title of the drawing.'),
        until: text(3, 40).describe('Words before the last day.'),
        newest: text(3, 60).describe('The same for the newest version, whose bar has another colour.'),
        alt: text(30, 300).describe('What the drawing proves; its text alternative.'),
        head: z
          .tuple([text(2), text(2), text(2)])
          .describe('Names of the columns of its table: version, from, until.'),
      })
      .describe('The support of each version, drawn on a time scale.'),
  }),
);

export const readChangelogWords = createWords(file, changelogContent, wordsSchema);

const texts = localize((locale) => {
  const { text, markdown } = createTextBuilders(locale, undefined);
  return z
    .strictObject({
      title: text(5, 70).describe('What has changed.'),
      text: markdown(30, 500).describe('What it means, and what partners have to do; Markdown.'),
    })
    .transform(textToHtml)
    .describe('The change in this language.');
});

const changeSchema = z.strictObject({
  day: daySchema.describe('Day of the change; of a version, its name. Each day has one entry.'),
  kind: z
    .enum(['version', 'addition', 'announcement'])
    .describe(
      'A version removes or renames something; an addition breaks nothing; an announcement says what will change.',
    ),
  ...texts,
});

const readChanges = readFacts(file, changes, z.array(changeSchema).min(1), 'changes');

/** Changes in a language, newest first. */
export const listChanges = (locale: Locale) =>
  readChanges().map((change) => ({ day: change.day, kind: change.kind, ...change[locale] }));
