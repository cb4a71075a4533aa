import { drawGrowth } from '#lib/charts/growth';
import { ContentError, quoteFound } from '#lib/content/content-error';
import { renderInline } from '#lib/content/markdown/render';
import { fillFacts } from '#lib/content/set-facts';
import { newestFirst } from '#lib/core/date';
import { pick } from '#lib/core/pick';
import { listBrandFacts } from '#lib/facts/brand-facts';
import { listPartnerCounts } from '#lib/facts/partner-counts';
import { findPerson } from '#lib/facts/people';
import { linkGlossary } from '#lib/facts/terms';
import { toDay } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { pickLabels } from '#lib/page-model/labels';
import { pressPages, releases, type ReleaseEntry } from './schema';
import { buildTally } from './tally';
import { buildPerson, toReleaseLink } from './view';

type TextSource = Pick<ReleaseEntry, 'body' | 'contents' | 'file' | 'locale'>;

/** Chart of the partner companies by year, up to the day of the release; null for other subjects. */
export function buildGrowth({ growth, locale }: Pick<ReleaseEntry, 'growth' | 'locale'>) {
  if (!growth) return null;
  const { title, alt, fresh, day, count } = growth;
  const counts = listPartnerCounts(locale, { day, count });
  return { title, alt, drawings: drawGrowth(counts, fresh) };
}

/** The words about the company, with the figures of the day of the release. */
function renderAbout({ locale, asOf }: Pick<ReleaseEntry, 'locale' | 'asOf'>): string {
  const { template } = pressPages.get(locale, 'press').boilerplate.long;
  const facts = { ...listBrandFacts(locale), ...asOf };
  // The schema of the press page has checked the names of the facts.
  return renderInline(
    fillFacts(template, locale, facts, () => undefined),
    locale,
  );
}

/** Links at the end of a release: the list of releases, then those of the list. */
function buildRelated(locale: Locale) {
  const { title, name, related } = pressPages.get(locale, 'press');
  const list = { list: name, name: title, path: buildPath(locale, 'press') };
  return { title: related.title, pages: [list, ...related.pages.slice(0, 2)] };
}

/**
 * The text, and its last chapter: the notes to editors, which the quote precedes.
 *
 * @throws ContentError if the last chapter has another heading
 */
export function splitNotes({ body, contents, file, locale }: TextSource) {
  const heading = translate.press[locale]('notes');
  const last = contents().at(-1)?.text;
  if (last !== heading)
    throw new ContentError([
      { file, field: 'body', expected: `"## ${heading}" as the last chapter`, found: quoteFound(last) },
    ]);
  const html = linkGlossary(body().html, locale);
  const at = html.lastIndexOf('<h2');
  return { html: html.slice(0, at), notes: html.slice(at) };
}

export function buildReleaseView(entry: ReleaseEntry) {
  const { locale, slug, date, place, quote } = entry;
  const t = translate.press[locale];
  const day = toDay(date, locale);
  const all = newestFirst(releases.all(locale));
  const index = all.findIndex((other) => other.slug === slug);
  const [newer, older] = [all[index - 1], all[index + 1]];
  return {
    ...pick(entry, 'summary', 'figures'),
    growth: buildGrowth(entry),
    tally: buildTally(entry),
    related: buildRelated(locale),
    kicker: t('release'),
    dateline: `${place}, ${day.text}`,
    day,
    ...splitNotes(entry),
    contents: entry.contents(),
    quote: quote ? { ...findPerson(quote.person, locale), text: quote.text } : null,
    about: { html: renderAbout(entry), title: t('about') },
    person: buildPerson(locale),
    newer: newer ? toReleaseLink(newer) : null,
    older: older ? toReleaseLink(older) : null,
    labels: pickLabels(t, 'contents', 'contact', 'newer', 'older', 'neighbours'),
  };
}
