import { navigation } from '#content/site/navigation';
import { formatDay } from '#lib/i18n/format';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { family } from '#lib/page/family';
import { pickLabels } from '#lib/page/labels';
import { page, type Page } from '#lib/page/page';
import { template } from '#lib/page/template';
import { fillGenerated } from './generated';
import { texts, type TextEntry } from './schema';

/** The order of the footer in every language; what the footer names elsewhere comes first. */
const placeOf = (slug: string): number => navigation.legal.indexOf(slug);

/** A plain document. */
function buildTextView(entry: TextEntry) {
  const { locale, summary, date, contact } = entry;
  const t = translate.text[locale];
  return {
    summary,
    html: fillGenerated(entry.body().html, locale),
    contents: entry.contents(),
    validFrom: t('validFrom', { day: formatDay(date, locale) }),
    ...(contact && { contact }),
    all: texts
      .all(locale)
      .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug))
      .map(({ slug, name }) => ({ name, path: buildPath(locale, slug), isCurrent: slug === entry.slug })),
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
