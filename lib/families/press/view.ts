import path from 'node:path';
import { financialCalendar } from '#content/site/key-figures';
import { brand } from '#content/site/brand';
import { drawBar } from '#lib/charts/bar-thumbnails';
import { drawYear } from '#lib/charts/time-axis';
import { readContentFile } from '#lib/config/content-store';
import { ContentError } from '#lib/content/content-error';
import { thumbnail } from '#lib/core/chart';
import { newestFirst } from '#lib/core/date';
import { toTelephone } from '#lib/core/telephone';
import { findPerson } from '#lib/facts/people';
import { listPartnerCounts } from '#lib/facts/partner-counts';
import { linkGlossary } from '#lib/facts/terms';
import { formatDay, formatMonths, formatNumber, toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { typeset } from '#lib/i18n/typeset';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { buildGrowth, buildTally } from './release-charts';
import { buildReleaseFilter, writeReleaseValues } from './release-filter';
import { pressPages, releases, type PressEntry, type ReleaseEntry } from './schema';

const logoFolder = 'documents/press';

/** Who answers the press, and where. */
function buildPerson(locale: Locale) {
  const { text, href } = toTelephone(brand.telephone.press);
  const person = findPerson('lea-brandstetter', locale);
  return { ...person, telephone: text, telephoneHref: href, email: brand.email.press };
}

function toLine({ locale, slug, name, summary, date }: ReleaseEntry) {
  return { name, path: buildPath(locale, `press/${slug}`), text: summary, day: toDay(date, locale) };
}

/** The first part of a sentence whose parts a semicolon divides. */
const firstClause = (sentence: string): string => sentence.replace(/;.*$/, '.');

/** A small bar for the list of releases, with its text. */
function drawNews({ growth, tally, locale }: Pick<ReleaseEntry, 'growth' | 'tally' | 'locale'>) {
  const size = { ...thumbnail, height: 20 };
  if (growth) {
    const before = listPartnerCounts(locale, growth).at(-2);
    const lit = growth.count - (before?.count ?? growth.count);
    const text = translate.press[locale]('since', { fresh: growth.fresh, year: before?.name ?? '' });
    const pieces = [
      { amount: growth.count - lit, track: 'side' },
      { amount: lit, track: 'main' },
    ] as const;
    return { drawing: drawBar(pieces, growth.count, size), text };
  }
  const [first, next] = tally?.rows ?? [];
  if (!tally || !first || !next) return null;
  const pieces = [
    { amount: next.count, track: 'main' },
    { amount: first.count - next.count, track: 'side' },
  ] as const;
  return { drawing: drawBar(pieces, first.count, size), text: firstClause(tally.sentence) };
}

/** So many numbers of a release stand in the list; the others are on its page. */
const figuresInList = 2;

/** A release of the list, with its first numbers. */
const toNews = (entry: ReleaseEntry) => ({
  ...toLine(entry),
  values: writeReleaseValues(entry, entry.locale),
  figures: entry.figures.slice(0, figuresInList),
  news: drawNews(entry),
});

/** Releases by year, the newest first. */
export function groupReleases(entries: readonly ReleaseEntry[]) {
  const sorted = newestFirst(entries);
  const years = [...new Set(sorted.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => ({
    year,
    items: sorted.filter(({ date }) => date.startsWith(year)).map(toNews),
  }));
}

/** @throws ContentError when there is no such file */
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

/** The dates of the financial calendar on the track of their year. */
function buildCalendar({ locale, calendar }: PressEntry) {
  const days = financialCalendar.map(({ day, title }) => ({
    iso: day,
    title: typeset(title[locale], locale),
    text: formatDay(day, locale),
  }));
  return {
    ...calendar,
    drawings: drawYear(Number(days[0]?.iso.slice(0, 4)), formatMonths(locale), days),
    sentence: days.map(({ title, text }) => `${text}: ${title}`).join('; '),
  };
}

/** Contact, releases by year, facts, short descriptions, logos. */
export function buildPressView(entry: PressEntry) {
  const { locale, title, summary, contact, hours, boilerplate, images, facts, logos, onward } = entry;
  return {
    title,
    summary,
    contact,
    hours,
    boilerplate,
    images,
    person: buildPerson(locale),
    releases: {
      title: entry.releases.title,
      years: groupReleases(releases.all(locale)),
      choice: buildReleaseFilter(newestFirst(releases.all(locale)), locale),
    },
    calendar: buildCalendar(entry),
    facts,
    onward,
    logos: { ...logos, items: logos.items.map((logo) => toLogo(logo, entry)) },
  };
}

/** The list of releases, then where the list leads on. */
function buildOnward(locale: Locale) {
  const { title, name, onward } = pressPages.get(locale, 'press');
  const list = { list: name, name: title, path: buildPath(locale, 'press') };
  return { title: onward.title, pages: [list, ...onward.pages.slice(0, 2)] };
}

/** One release with the contact and the short description of the company. */
export function buildReleaseView(entry: ReleaseEntry) {
  const { locale, slug, summary, date, place, figures, quote } = entry;
  const t = translate.press[locale];
  const day = toDay(date, locale);
  const all = newestFirst(releases.all(locale));
  const index = all.findIndex((other) => other.slug === slug);
  const [newer, older] = [all[index - 1], all[index + 1]];
  return {
    summary,
    figures,
    growth: buildGrowth(entry),
    tally: buildTally(entry),
    onward: buildOnward(locale),
    kicker: t('release'),
    dateline: `${place}, ${day.text}`,
    day,
    html: linkGlossary(entry.body().html, locale),
    quote: quote ? { ...findPerson(quote.person, locale), text: quote.text } : null,
    about: { html: pressPages.get(locale, 'press').boilerplate.long.html, title: t('about') },
    person: buildPerson(locale),
    newer: newer ? toLine(newer) : null,
    older: older ? toLine(older) : null,
    labels: pickLabels(t, 'contact', 'newer', 'older', 'neighbours'),
  };
}

/** When somebody answers. */
export type OfficeHours = ReturnType<typeof buildPressView>['hours'];

export type PressContact = ReturnType<typeof buildPerson>;

/** A release as the list prints it. */
export type ReleaseLine = ReturnType<typeof toNews>;
