import type { Locale } from '#lib/i18n/locales';
import { formatDuration } from '#lib/core/play-time';
import { family } from '#lib/page-model/family';
import { entryPage, listPage } from '#lib/page-model/collection-pages';
import type { Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';
import { template } from '#lib/page-model/template';
import { episodes, readWords, type EpisodeEntry } from './schema';
import { listChapters } from './episode-lanes';
import { readTiming } from './timing';
import { buildEpisodeView, buildIndexView, showEpisode } from './view';

export const podcastIndex = template<ReturnType<typeof buildIndexView>>()('podcast-index');
export const podcastEpisode = template<ReturnType<typeof buildEpisodeView>>()('podcast-episode', {
  canBeShared: true,
});

function indexPage(locale: Locale): Page {
  return listPage(
    podcastIndex,
    'podcast',
    readWords(locale),
    episodes.all(locale),
    () => buildIndexView(locale),
    { jsonLd: { '@type': 'PodcastSeries' } },
  );
}

/** Audio file for podcast apps. */
function describeFile(entry: EpisodeEntry) {
  const { mp3, seconds } = readTiming(entry);
  return { ...mp3, type: 'audio/mpeg', seconds };
}

/** @see https://schema.org/AudioObject */
function describeRecording(entry: EpisodeEntry) {
  const { path, bytes, type, seconds } = describeFile(entry);
  const duration = formatDuration(seconds);
  return {
    duration,
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: siteUrl + path,
      encodingFormat: type,
      contentSize: String(bytes),
      inLanguage: entry.locale,
      duration,
    },
  } as const;
}

function toPage(entry: EpisodeEntry): Page {
  const { locale, number, date, title, summary } = entry;
  const index = indexPage(locale);
  return entryPage(podcastEpisode, index, entry, () => buildEpisodeView(entry), {
    announcedAs: 'podcast',
    feed: {
      ...{ feed: 'podcast', published: date, title, summary },
      episode: {
        number,
        chapters: () =>
          listChapters(entry, readTiming(entry)).map(({ id, text, at }) => ({ id, title: text, at })),
        audio: () => describeFile(entry),
      },
    },
    figure: () => showEpisode(entry),
    jsonLd: {
      '@type': 'PodcastEpisode',
      episodeNumber: number,
      datePublished: date,
      ...describeRecording(entry),
      partOfSeries: { '@type': 'PodcastSeries', name: readWords(locale).show, url: siteUrl + index.path },
    },
  });
}

export const podcastFamily = family('podcast', [podcastIndex, podcastEpisode], (locale) => [
  indexPage(locale),
  ...episodes.all(locale).map(toPage),
]);
