import path from 'node:path';
import { brand } from '#content/site/brand';
import { financialCalendar } from '#content/site/key-figures';
import { drawBar } from '#lib/charts/bar-thumbnails';
import { drawYear } from '#lib/charts/timeline';
import { readContentFile } from '#lib/config/content-store';
import { ContentError } from '#lib/content/content-error';
import { thumbnail } from '#lib/core/chart';
import { newestFirst } from '#lib/core/date';
import { pick } from '#lib/core/pick';
import { toTelephone } from '#lib/core/telephone';
import { listPartnerCounts } from '#lib/facts/partner-counts';
import { findPerson } from '#lib/facts/people';

import { formatDay, formatMonths, formatNumber, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { typeset } from '#lib/i18n/typeset';
import { createListFilter, labelFacet, yearFacet } from '#lib/page-model/filter-words';

import { releases, type PressEntry, type ReleaseEntry } from './schema';

const logoFolder = 'documents/press';

/** Press contact. */
export function buildPerson(locale: Locale) {
  const { text, href } = toTelephone(brand.telephone.press);
  const person = findPerson('lea-brandstetter', locale);
  return { ...person, telephone: text, telephoneHref: href, email: brand.email.press };
}

/** Release as a link. */
export function toReleaseLink({ locale, slug, name, summary, date }: ReleaseEntry) {
  return { name, path: buildPath(locale, `press/${slug}`), text: summary, day: toDay(date, locale) };
}

/** The part of a sentence before the first semicolon. */
const firstClause = (sentence: string): string => sentence.replace(/;.*$/, '.');

/** Small chart for the list of releases, with its text; null without data. */
function drawNews({ growth, tally, locale }: Pick<ReleaseEntry, 'growth' | 'tally' | 'locale'>) {
  const size = { ...thumbnail, height: 20 };
  if (growth) {
    const before = listPartnerCounts(locale, growth).at(-2);
    const lit = growth.count - (before?.count ?? growth.count);
    const text = translate.press[locale]('since', { fresh: growth.fresh, year: before?.name ?? '' });
    const pieces = [
      { amount: growth.count - lit, series: 'side' },
      { amount: lit, series: 'main' },
    ] as const;
    return { drawing: drawBar(pieces, growth.count, size), text };
  }
  const [first, next] = tally?.rows ?? [];
  if (!tally || !first || !next) return null;
  const pieces = [
    { amount: next.count, series: 'main' },
    { amount: first.count - next.count, series: 'side' },
  ] as const;
  return { drawing: drawBar(pieces, first.count, size), text: firstClause(tally.alt) };
}

type Release = Pick<ReleaseEntry, 'kind' | 'date'>;

/** Releases can be filtered by subject and year. */
const releaseFilter = createListFilter<Release>('releases', (locale) => [
  labelFacet(locale, 'kind', ({ kind }) => [{ value: kind, name: translate.press[locale](`kinds.${kind}`) }]),
  yearFacet(locale),
]);

/** Number of figures of a release in the list. */
const figuresInList = 2;

/** Release as a list entry, with its first figures. */
const toNews = (entry: ReleaseEntry) => ({
  ...toReleaseLink(entry),
  values: releaseFilter.write(entry, entry.locale),
  figures: entry.figures.slice(0, figuresInList),
  news: drawNews(entry),
});

/** Releases by year, newest first. */
export function groupReleases(entries: readonly ReleaseEntry[]) {
  const sorted = newestFirst(entries);
  const years = [...new Set(sorted.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({
    year,
    items: sorted.filter(({ date }) => date.startsWith(year)).map(toNews),
  }));
}

/** @throws ContentError if the file does not exist */
function toLogo({ file, title, note }: PressEntry['logos']['items'][number], entry: PressEntry) {
  try {
    const bytes = readContentFile(path.join('public', logoFolder, file)).length;
    const size = formatNumber(bytes / 1000, entry.locale, 1);
    return {
      title,
      note,
      href: `/${logoFolder}/${file}`,
      size: translate.press[entry.locale]('kilobytes', { size }),
      isOnDark: file.includes('on-dark'),
    };
  } catch {
    const expected = `a file public/${logoFolder}/${file}`;
    throw new ContentError([{ file: entry.file, field: 'logos', expected, found: 'none' }]);
  }
}

/** Timeline of the financial calendar. */
function buildCalendar({ locale, calendar }: PressEntry) {
  const days = financialCalendar.map(({ day, title }) => ({
    iso: day,
    title: typeset(title[locale], locale),
    text: formatDay(day, locale),
  }));
  return {
    ...calendar,
    drawings: drawYear(Number(days[0]?.iso.slice(0, 4)), formatMonths(locale), days),
    alt: days.map(({ title, text }) => `${text}: ${title}`).join('; '),
  };
}

export function buildPressView(entry: PressEntry) {
  const { locale, logos, boilerplate } = entry;
  return {
    ...pick(entry, 'title', 'summary', 'contact', 'hours', 'images', 'facts', 'related'),
    boilerplate: { ...boilerplate, long: pick(boilerplate.long, 'title', 'html') },
    person: buildPerson(locale),
    releases: {
      title: entry.releases.title,
      years: groupReleases(releases.all(locale)),
      choice: releaseFilter.build(newestFirst(releases.all(locale)), locale),
    },
    calendar: buildCalendar(entry),
    logos: { ...logos, items: logos.items.map((logo) => toLogo(logo, entry)) },
  };
}

export type PressContact = ReturnType<typeof buildPerson>;

export type ReleaseLine = ReturnType<typeof toNews>;
