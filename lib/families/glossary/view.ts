import { drawTimetable } from '#lib/charts/timetable';
import type { Chart } from '#lib/core/chart';
import { pick } from '#lib/core/pick';
import { pickRelated } from '#lib/core/related';
import { buildSlug } from '#lib/core/slug';
import { buildContact } from '#lib/facts/contact';
import { explainTerms, linkGlossary } from '#lib/facts/terms';
import { formatDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import type { LinkItem } from '#lib/page-model/shared-data';
import { buildEgoNetwork, buildTermMap } from './term-map';
import { glossary, readWords, type GlossaryEntry } from './schema';
import { buildFeedback } from '#lib/facts/feedback';

const toPath = ({ locale, slug }: GlossaryEntry): string => buildPath(locale, `glossary/${slug}`);

/** Term as a link. */
export function toTermLink(entry: GlossaryEntry): LinkItem {
  const { name, abbreviation } = entry;
  const title = abbreviation && abbreviation !== name ? `${name} (${abbreviation})` : name;
  return { name: title, path: toPath(entry) };
}

/** Term as a list entry. */
const toTerm = (entry: GlossaryEntry) => ({
  name: entry.name,
  abbreviation: entry.abbreviation ?? null,
  path: toPath(entry),
  names: [entry.name, entry.abbreviation, ...entry.aliases].filter(Boolean).join('|'),
  definition: entry.definition,
  basis: entry.sources[0]?.title ?? null,
  line: entry.place ? readWords(entry.locale).map.subjects[entry.place.subject] : null,
});

const letterOf = ({ name }: GlossaryEntry): string => buildSlug(name).charAt(0).toUpperCase();

/** Terms by first letter; accented letters count as their base letter. */
function groupByLetter(entries: readonly GlossaryEntry[]) {
  const letters = [...new Set(entries.map(letterOf))];
  return letters.map((letter) => ({
    letter,
    terms: entries.filter((entry) => letterOf(entry) === letter).map(toTerm),
  }));
}

export function buildIndexView(locale: Locale) {
  const entries = glossary.all(locale);
  const t = translate.glossary[locale];
  return {
    feedback: buildFeedback(locale, 'glossary'),
    ...pick(readWords(locale), 'intro', 'advice'),
    map: buildTermMap(entries, locale),
    letters: groupByLetter(entries),
    contact: buildContact(readWords(locale).contact, locale),
    labels: pickLabels(t, 'letters', 'find'),
    state: {
      all: t('count', { count: entries.length }),
      filtered: t('found', { shown: '#', count: entries.length }),
      ...pickLabels(t, 'nothing', 'reset'),
    },
  };
}

const positions = new WeakMap<readonly GlossaryEntry[], ReadonlyMap<string, number>>();

/** Position of a term in the alphabet, cached per list. */
function positionOf(all: readonly GlossaryEntry[], slug: string): number {
  const index = positions.get(all) ?? new Map(all.map(({ slug: key }, place) => [key, place]));
  positions.set(all, index);
  return index.get(slug) ?? -1;
}

const toChart = (chart: GlossaryEntry['charts'][number]): Chart => ({
  ...pick(chart, 'title', 'note', 'alt', 'table', 'tableLabel'),
  drawings: drawTimetable(chart.timetable),
});

export function buildArticleView(entry: GlossaryEntry) {
  const { locale, abbreviation = null, definition, sources } = entry;
  const all = glossary.all(locale);
  const position = positionOf(all, entry.slug);
  const [previous, next] = [all[position - 1], all[position + 1]];
  const related = pickRelated(entry, all, { selected: entry.related, locale });
  const t = translate.glossary[locale];
  return {
    feedback: buildFeedback(locale, `glossary/${entry.slug}`),
    abbreviation,
    definition,
    charts: entry.charts.map(toChart),
    html: explainTerms(linkGlossary(entry.body().html, locale, entry.slug), locale),
    contents: entry.contents(),
    sources,
    network: buildEgoNetwork(entry, related),
    related: related.map(toTermLink),
    previous: previous ? toTermLink(previous) : null,
    next: next ? toTermLink(next) : null,
    reviewed: t('reviewed', { day: formatDay(entry.reviewed, locale) }),
    contact: buildContact(readWords(locale).contact, locale),
    labels: {
      ...pickLabels(t, 'onThisPage', 'related', 'sources', 'previous', 'next'),
      opensInNewTab: translate.layout[locale]('opensInNewTab'),
    },
  };
}
