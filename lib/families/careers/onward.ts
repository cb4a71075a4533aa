import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { jobs, readTeams, type JobEntry } from './schema';

type Job = Pick<JobEntry, 'slug' | 'team' | 'level' | 'date'>;

/** So many other positions stand at the end of each. */
const most = 2;

/**
 * Positions that a reader of one may want, too: first those of its team, then those of its level, of each the newest.
 *
 * @param open all open positions, the reader's own among them
 */
export function pickOthers<J extends Job>(own: Job, open: readonly J[]): J[] {
  const nearness = ({ team, level }: Job): number =>
    (team === own.team ? 2 : 0) + (level === own.level ? 1 : 0);
  return open
    .filter(({ slug }) => slug !== own.slug)
    .toSorted((a, b) => nearness(b) - nearness(a) || b.date.localeCompare(a.date))
    .slice(0, most);
}

/** The page that shows what a team works on. */
function linkTeam(slug: JobEntry['team'], locale: Locale) {
  const page = readTeams().find((team) => team.slug === slug)?.page;
  return page && { list: page.list[locale], name: page.name[locale], path: buildPath(locale, page.id) };
}

/**
 * Where a reader of a position goes on: to other positions, and to what its team works on.
 *
 * @param title heading above them
 */
export function buildJobOnward(own: JobEntry, title: string) {
  const { locale } = own;
  const others = pickOthers(own, jobs.all(locale)).map(({ slug, name }) => ({
    list: translate.careers[locale]('position'),
    name,
    path: buildPath(locale, `careers/jobs/${slug}`),
  }));
  const team = linkTeam(own.team, locale);
  return { title, pages: [...others, ...(team ? [team] : [])] };
}
