import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import { nameValue, wordFacet, wordFilter } from '#lib/page-model/filter-words';
import { buildListFilter, writeValues, type Facet } from '#lib/page-model/list-filter';
import { readTeams, type JobEntry } from './schema';

type Position = Pick<JobEntry, 'team' | 'place' | 'employment'>;

/** Where the work is done, without how often: what stands before the first comma. */
const townOf = ({ place }: Pick<Position, 'place'>): string => place.split(',')[0] ?? place;

/** What positions can be chosen by: team, place and form of work. */
function listFacets(locale: Locale): Facet<Position>[] {
  const nameTeam = (team: string): string =>
    readTeams().find(({ slug }) => slug === team)?.name[locale] ?? team;
  return [
    wordFacet(locale, 'team', ({ team }) => [{ value: team, name: nameTeam(team) }]),
    wordFacet(locale, 'place', (job) => [nameValue(townOf(job))]),
    wordFacet(locale, 'form', ({ employment }) =>
      employment.map((form) => ({ value: form, name: translate.filter[locale](form) })),
    ),
  ];
}

/** The filter of the open positions; null where there is nothing to choose. */
export const buildJobFilter = (jobs: readonly Position[], locale: Locale) =>
  buildListFilter(jobs, listFacets(locale), wordFilter(locale, 'positions', jobs.length));

/** The values of a position, for its row. */
export const writeJobValues = (job: Position, locale: Locale): string => writeValues(job, listFacets(locale));
