import { brand } from '#content/site/brand';
import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { drawSparkline } from '#lib/charts/sparkline';
import { pick } from '#lib/core/pick';
import { enquiryPath, findContactPerson } from '#lib/facts/contact';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { translate } from '#lib/i18n/translate';
import type { CompanyEntryOf } from './schema';
import { listNearStations, openStreetMapHref, splitName } from './surroundings';
import { drawSurroundings } from './surroundings-plan';

/** Sparkline of a key figure by year, followed by the current number if it is newer than the last year. */
function buildTrend(
  key: CompanyEntryOf<'about'>['figures'][number]['trend'],
  { locale, date }: CompanyEntryOf<'about'>,
) {
  const past = keyFigures.map((year) => year[key]);
  const isCurrent = figures[key] !== past.at(-1);
  const values = isCurrent ? [...past, figures[key]] : past;
  const digits = key === 'accountsInMillions' ? 1 : 0;
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  return {
    line: drawSparkline(values, 'figure'),
    first: String(keyFigures[0].year),
    last: isCurrent ? date.slice(0, 4) : String(keyFigures.at(-1)?.year),
    change: translate.company[locale]('since', {
      first: formatNumber(first, locale, digits),
      last: formatNumber(last, locale, digits),
    }),
  };
}

/** Key figures of the company with their sparklines. */
const buildFigures = (entry: CompanyEntryOf<'about'>) =>
  entry.figures.map(({ trend, ...figure }) => ({ ...figure, trend: buildTrend(trend, entry) }));

/** Columns of the timeline on the page. */
const columns = 3;

type Stations = CompanyEntryOf<'about'>['history']['stations'];

/** Number of years between an entry and the next one. */
function countPassed(stations: Stations, index: number): number {
  const from = Number(stations[index]?.year) + 1;
  const next = Number(stations[index + 1]?.year ?? from);
  return Math.max(0, next - from);
}

/** Timeline in rows of entries; `passed` is the number of years without an entry after each. */
export function buildHistory({ history: { stations } }: Pick<CompanyEntryOf<'about'>, 'history'>) {
  const all = stations.map((station, index) => ({ ...station, passed: countPassed(stations, index) }));
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, index) =>
    all.slice(index * columns, (index + 1) * columns),
  );
}

type Words = CompanyEntryOf<'about'>['place']['surroundings'];

/** Distances are rounded to 10 m: straight lines are only estimates of the way. */
const roundingInMetres = 10;

/** Map around the office with a list of stations. */
function buildSurroundings({ note, ...words }: Words, locale: Locale) {
  return {
    ...words,
    noteHtml: note,
    drawings: drawSurroundings({ name: brand.name, street: brand.address.street }),
    stations: listNearStations().map(({ name, lines, distance }) => ({
      names: splitName(name),
      lines: lines.join(', '),
      distance: `${Math.round(distance / roundingInMetres) * roundingInMetres}\u00a0m`,
    })),
    href: openStreetMapHref,
    opensInNewTab: translate.layout[locale]('opensInNewTab'),
  };
}

export function buildAboutView(entry: CompanyEntryOf<'about'>) {
  const { locale, history, board, contact } = entry;
  const { surroundings, ...place } = entry.place;
  const people = brand.board.map(({ name, role, task, hasVeto }) => ({
    name,
    role: role[locale],
    task: task[locale],
    hasVeto,
  }));
  return {
    ...pick(entry, 'title', 'summary', 'dependencies', 'related'),
    figures: buildFigures(entry),
    history: { ...pick(history, 'title', 'lead'), parts: buildHistory(entry) },
    place,
    surroundings: buildSurroundings(surroundings, locale),
    html: entry.body().html,
    board: { ...board, people },
    contact: { ...contact, person: findContactPerson('sales', locale) },
    contactHref: enquiryPath(locale, 'sales'),
  };
}

export type AboutView = ReturnType<typeof buildAboutView>;
