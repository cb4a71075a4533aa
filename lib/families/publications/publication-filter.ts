import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { nameValue, labelFacet, labelFilter } from '#lib/page-model/filter-words';
import { buildListFilter, writeValues, type Facet } from '#lib/page-model/list-filter';
import type { PublicationEntry } from './schema';

type Publication = Pick<PublicationEntry, 'kind' | 'keywords' | 'locale'>;

/** A keyword is a subject if at least two publications share it. */
const publicationsAtLeast = 2;

function listSubjects(all: readonly Publication[]): ReadonlySet<string> {
  const words = all.flatMap(({ keywords }) => keywords);
  const isShared = (word: string): boolean =>
    words.filter((other) => other === word).length >= publicationsAtLeast;
  return new Set(words.filter(isShared));
}

/** Publications can be filtered by kind and subject. */
function listFacets(all: readonly Publication[], locale: Locale): Facet<Publication>[] {
  const subjects = listSubjects(all);
  return [
    labelFacet(locale, 'kind', ({ kind }) => [{ value: kind, name: translate.publications[locale](kind) }]),
    labelFacet(locale, 'subject', ({ keywords }) =>
      keywords.filter((word) => subjects.has(word)).map(nameValue),
    ),
  ];
}

/** Filter of the publications, options sorted by name; null if there is nothing to filter. */
export function buildPublicationFilter(all: readonly Publication[], locale: Locale) {
  const filter = buildListFilter(
    all,
    listFacets(all, locale),
    labelFilter(locale, 'publications', all.length),
  );
  const sort = (facet: NonNullable<typeof filter>['facets'][number]) => ({
    ...facet,
    options: facet.options.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  });
  return filter && { ...filter, facets: filter.facets.map(sort) };
}

/** Filter values of a publication, for the attribute of its row. */
export const writePublicationValues = (entry: Publication, all: readonly Publication[]): string =>
  writeValues(entry, listFacets(all, entry.locale));
