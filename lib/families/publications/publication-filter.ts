import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { nameValue, wordFacet, wordFilter } from '#lib/page-model/filter-words';
import { buildListFilter, writeValues, type Facet } from '#lib/page-model/list-filter';
import type { PublicationEntry } from './schema';

type Publication = Pick<PublicationEntry, 'kind' | 'keywords' | 'locale'>;

/** A subject is a keyword that several publications share. */
const publicationsAtLeast = 2;

function listSubjects(all: readonly Publication[]): ReadonlySet<string> {
  const words = all.flatMap(({ keywords }) => keywords);
  const isShared = (word: string): boolean =>
    words.filter((other) => other === word).length >= publicationsAtLeast;
  return new Set(words.filter(isShared));
}

/** What publications can be chosen by: their kind and their subjects. */
function listFacets(all: readonly Publication[], locale: Locale): Facet<Publication>[] {
  const subjects = listSubjects(all);
  return [
    wordFacet(locale, 'kind', ({ kind }) => [{ value: kind, name: translate.publications[locale](kind) }]),
    wordFacet(locale, 'subject', ({ keywords }) =>
      keywords.filter((word) => subjects.has(word)).map(nameValue),
    ),
  ];
}

/** The filter of the shelf; null where there is nothing to choose. */
export function buildPublicationFilter(all: readonly Publication[], locale: Locale) {
  const filter = buildListFilter(
    all,
    listFacets(all, locale),
    wordFilter(locale, 'publications', all.length),
  );
  const sort = (facet: NonNullable<typeof filter>['facets'][number]) => ({
    ...facet,
    options: facet.options.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  });
  return filter && { ...filter, facets: filter.facets.map(sort) };
}

/** The values of a publication, for its place on the shelf. */
export const writePublicationValues = (entry: Publication, all: readonly Publication[]): string =>
  writeValues(entry, listFacets(all, entry.locale));
