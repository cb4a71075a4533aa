import { z } from 'zod';
import { createCollection } from '#lib/content/collection';
import { defineSchema } from '#lib/content/schema';
import { escapeHtml } from '#lib/core/html';
import { linkTerms } from '#lib/core/link-terms';
import { placeMarginNotes, takeFirstSentence } from '#lib/core/margin-notes';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';

/** What texts need of a term; the glossary's own schema judges the whole entry. */
const termSchema = defineSchema(({ item, text }) =>
  z.looseObject({
    ...item.shape,
    /** Common short form of the term, such as PSD2. */
    abbreviation: text(2, 12).optional(),
    /** The term in one or two sentences. */
    definition: text(80, 360),
    /** Further words by which texts mention the term. */
    forms: z.array(text(2, 60)).default([]),
  }),
);

const terms = createCollection('glossary', termSchema);

/** A rendered text, each term of the glossary linked where it is first mentioned; those the page is about aside. */
export function linkGlossary(html: string, locale: Locale, own?: string): string {
  const known = terms.all(locale).filter(({ slug }) => slug !== own);
  return linkTerms(
    html,
    known.map(({ slug, name, forms }) => ({
      path: buildPath(locale, `glossary/${slug}`),
      forms: [name, ...forms],
    })),
  );
}

/** Terms as margins name them: with the short form, where it is another. */
const nameOf = (name: string, abbreviation?: string): string =>
  abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;

/** A rendered text with the meanings of the glossary's terms that it links, for the margin. */
export function explainTerms(html: string, locale: Locale): string {
  const known = terms
    .all(locale)
    .map(({ slug, name, abbreviation, definition }) => ({
      path: buildPath(locale, `glossary/${slug}`),
      name: escapeHtml(nameOf(name, abbreviation)),
      definition: escapeHtml(takeFirstSentence(definition)),
    }));
  return placeMarginNotes(html, known, translate.content[locale]('footnotes'));
}
