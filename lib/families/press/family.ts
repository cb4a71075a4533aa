import { bankReference } from '#lib/facts/bank';
import type { Locale } from '#lib/i18n/locales';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import { template } from '#lib/page-model/template';
import { pressPages, releases, type ReleaseEntry } from './schema';
import { buildReleaseView } from './release-view';
import { buildPressView } from './view';

export const pressPage = template<ReturnType<typeof buildPressView>>()('press');
export const releasePage = template<ReturnType<typeof buildReleaseView>>()('release', { canBeShared: true });

function indexPage(locale: Locale): Page {
  const entry = pressPages.get(locale, 'press');
  return listPage(pressPage, 'press', entry, [entry, ...releases.all(locale)], () => buildPressView(entry));
}

function toPage(entry: ReleaseEntry): Page {
  const { name: title, summary, date: published } = entry;
  return entryPage(releasePage, indexPage(entry.locale), entry, () => buildReleaseView(entry), {
    feed: { feed: 'press', published, title, summary, html: () => entry.body().html },
    jsonLd: { '@type': 'NewsArticle', headline: title, datePublished: published, author: bankReference },
  });
}

/** The press page and its releases. */
export const pressFamily = family('press', [pressPage, releasePage], (locale) => [
  indexPage(locale),
  ...releases.all(locale).map(toPage),
]);
