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

/** The fields of a term that texts need; the glossary's schema validates the rest. */
const termSchema = defineSchema(({ item, text, lead }) =>
  z.looseObject({
    ...item.shape,
    abbreviation: text(2, 12).optional().describe('Common short form of the term, such as PSD2.'),
    definition: lead(80).describe('The term in one or two sentences.'),
    aliases: z.array(text(2, 60)).default([]).describe('Other words by which texts mention the term.'),
  }),
);

const terms = createCollection('glossary', termSchema);

type Terms = ReturnType<typeof terms.all>;

const pathOf = (locale: Locale, slug: string): string => buildPath(locale, `glossary/${slug}`);

const listForms = memoizeByObject((all: Terms) =>
  all.map(({ slug, locale, name, aliases }) => ({ path: pathOf(locale, slug), aliases: [name, ...aliases] })),
);

/**
 * Links the first mention of each glossary term in rendered HTML.
 *
 * @param own slug of the page's own term, which is not linked
 */
export const linkGlossary = (html: string, locale: Locale, own?: string): string =>
  linkTerms(html, listForms(terms.all(locale)), own === undefined ? undefined : pathOf(locale, own));

/** Name of a term with its abbreviation, if different. */
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

/** Adds the definitions of linked glossary terms as margin notes to rendered HTML. */
export function explainTerms(html: string, locale: Locale): string {
  return placeMarginNotes(html, listMeanings(terms.all(locale)), translate.content[locale]('footnotes'));
}
