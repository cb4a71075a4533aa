import { navigation } from '#content/site/navigation';
import { formatDay } from '#lib/i18n/format';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page-model/family';
import { pickLabels } from '#lib/page-model/labels';
import { page, type Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { insertGenerated } from './generated';
import { texts, type TextEntry } from './schema';

/** Order of the footer; others come first. */
const placeOf = (slug: string): number => navigation.legal.indexOf(slug);

const toLink = ({ locale, slug, name }: TextEntry, current: TextEntry) => ({
  name,
  path: buildPath(locale, slug),
  isCurrent: slug === current.slug,
});

function buildTextView(entry: TextEntry) {
  const { locale, summary, date, dated, contact, periods } = entry;
  const t = translate.text[locale];
  return {
    summary,
    html: insertGenerated(entry.body().html, locale),
    contents: entry.contents(),
    contact,
    note: t(dated, { day: formatDay(date, locale) }),
    periods: periods ?? null,
    all: texts
      .all(locale)
      .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug))
      .map((text) => toLink(text, entry)),
    labels: pickLabels(t, 'contents', 'all'),
  };
}

export const textPage = template<ReturnType<typeof buildTextView>>()('text-page');

function toPage(entry: TextEntry): Page {
  const { slug, indexed, asksForConsent } = entry;
  const view = () => buildTextView(entry);
  return page(textPage, {
    kind: 'legal',
    id: slug,
    of: entry,
    indexed,
    inSitemap: indexed,
    asksForConsent,
    view,
  });
}

export const textFamily = family('text', [textPage], (locale) => texts.all(locale).map(toPage));
