import { podcastIndexContent } from '#content/podcast/index';
import { buildTrail } from '#lib/content/breadcrumb';
import { typeset } from '#lib/content/markdown/render';
import type { Family, Page } from '#lib/content/page';
import type { Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { episodes, type EpisodeEntry } from './collection';
import { buildEpisodeView, buildPodcastIndexView, podcastIndexLink } from './view';

function toPage(entry: EpisodeEntry): Page {
  const { locale, slug } = entry;
  return {
    id: `podcast/${slug}`,
    locale,
    path: buildPath(locale, `podcast/${slug}`),
    template: 'podcast-episode',
    name: typeset(entry.name, locale),
    description: typeset(entry.description, locale),
    indexed: true,
    modified: entry.date,
    trail: buildTrail(locale, [podcastIndexLink(locale)]),
    staticQueries: [],
    view: () => buildEpisodeView(entry),
    schema: {
      '@type': 'PodcastEpisode',
      episodeNumber: entry.number,
      datePublished: entry.date,
      partOfSeries: { '@type': 'PodcastSeries', name: podcastIndexContent[locale].show },
    },
    source: { file: entry.file, links: entry.links },
    anchors: () => entry.body().headings.map(({ id }) => id),
  };
}

function indexPage(locale: Locale): Page {
  const { name, description } = podcastIndexContent[locale];
  return {
    id: 'podcast',
    locale,
    path: buildPath(locale, 'podcast'),
    template: 'podcast-index',
    name,
    description: typeset(description, locale),
    indexed: true,
    modified: episodes
      .all(locale)
      .map(({ date }) => date)
      .sort()
      .at(-1),
    trail: buildTrail(locale),
    staticQueries: [],
    view: () => buildPodcastIndexView(locale),
    schema: { '@type': 'PodcastSeries' },
  };
}

export const podcastFamily: Family = {
  name: 'podcast',
  pages: (locale) => [indexPage(locale), ...episodes.all(locale).map(toPage)],
};
