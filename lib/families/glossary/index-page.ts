import { glossaryIndexContent } from '#content/glossary/index';
import { buildBaseView } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { BaseView, LinkItem } from '#lib/content/page';
import { buildSlug } from '#lib/core/slug';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { glossary, type GlossaryEntry } from './collection';

export type GlossaryTerm = {
  readonly name: string;
  readonly abbreviation: string | null;
  readonly path: string;
  readonly definition: string;
};

export type GlossaryIndexView = BaseView & {
  readonly intro: string;
  readonly letters: readonly { readonly letter: string; readonly terms: readonly GlossaryTerm[] }[];
  readonly labels: Readonly<Record<'letters' | 'count', string>>;
};

function toTerm({ locale, slug, name, abbreviation, definition }: GlossaryEntry): GlossaryTerm {
  return {
    name: typeset(name, locale),
    abbreviation: abbreviation ?? null,
    path: buildPath(locale, `glossary/${slug}`),
    definition: typeset(definition, locale),
  };
}

/** Terms by first letter; letters with an accent stand with their base letter, as in a dictionary. */
function groupByLetter(entries: readonly GlossaryEntry[]): GlossaryIndexView['letters'] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const entry of entries) {
    const letter = buildSlug(entry.name).charAt(0).toUpperCase();
    const terms = groups.get(letter) ?? [];
    terms.push(toTerm(entry));
    groups.set(letter, terms);
  }
  return [...groups].map(([letter, terms]) => ({ letter, terms }));
}

/** The A–Z index of the glossary. */
export const glossaryIndex = {
  content: glossaryIndexContent,
  link: (locale: Locale): LinkItem => ({
    name: glossaryIndexContent[locale].name,
    path: buildPath(locale, 'glossary'),
  }),
  view: (locale: Locale): GlossaryIndexView => {
    const entries = glossary.all(locale);
    const t = translate.glossary[locale];
    return {
      ...buildBaseView(locale, glossaryIndexContent[locale].name),
      intro: typeset(glossaryIndexContent[locale].intro, locale),
      letters: groupByLetter(entries),
      labels: { letters: t('letters'), count: t('count', { count: entries.length }) },
    };
  },
};
