import { z } from 'zod';
import { createCollection } from '#lib/content/collection';
import { defineSchema } from '#lib/content/schema';
import { escapeHtml } from '#lib/core/html';
import { linkTerms } from '#lib/core/link-terms';
import { placeMarginNotes, takeFirstSentence } from '#lib/core/margin-notes';
import { memoizeByObject } from '#lib/core/memoize';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';

/** What texts need of a term; the glossary's own schema judges the whole entry. */
const termSchema = defineSchema(({ item, text }) =>
  z.looseObject({
    ...item.shape,
    abbreviation: text(2, 12).optional().describe('Common short form of the term, such as PSD2.'),
    definition: text(80, 360).describe('The term in one or two sentences.'),
    forms: z.array(text(2, 60)).default([]).describe('Further words by which texts mention the term.'),
  }),
);

const terms = createCollection('glossary', termSchema);

type Terms = ReturnType<typeof terms.all>;

const pathOf = (locale: Locale, slug: string): string => buildPath(locale, `glossary/${slug}`);

const listForms = memoizeByObject((all: Terms) =>
  all.map(({ slug, locale, name, forms }) => ({ path: pathOf(locale, slug), forms: [name, ...forms] })),
);

/** A rendered text, each term of the glossary linked where it is first mentioned; those the page is about aside. */
export const linkGlossary = (html: string, locale: Locale, own?: string): string =>
  linkTerms(html, listForms(terms.all(locale)), own === undefined ? undefined : pathOf(locale, own));

/** Terms as margins name them: with the short form, where it is another. */
const nameOf = (name: string, abbreviation?: string): string =>
  abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;

const listMeanings = memoizeByObject(
  (all: Terms) =>
    new Map(
      all.map(({ slug, locale, name, abbreviation, definition }) => [
        pathOf(locale, slug),
        {
          path: pathOf(locale, slug),
          name: escapeHtml(nameOf(name, abbreviation)),
          definition: escapeHtml(takeFirstSentence(definition)),
        },
      ]),
    ),
);

/** A rendered text with the meanings of the glossary's terms that it links, for the margin. */
export function explainTerms(html: string, locale: Locale): string {
  return placeMarginNotes(html, listMeanings(terms.all(locale)), translate.content[locale]('footnotes'));
}
