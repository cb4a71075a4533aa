import type { Locale } from '#lib/i18n/locales';
import type { AddressedItem } from './feed';

/** Path of an episode's chapters: `/feeds/ten-seconds-en.chapters.json`. */
export const buildChaptersPath = (slug: string, locale: Locale): string =>
  `/feeds/${slug}-${locale}.chapters.json`;

/**
 * Serialises an episode's chapters; each links to its part of the transcript.
 *
 * @see https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md
 */
export function writeChapters({ title, url, episode }: AddressedItem): string {
  const chapters = episode?.chapters() ?? [];
  return JSON.stringify({
    version: '1.2.0',
    title,
    chapters: chapters.map(({ at, title: name, id }) => ({
      startTime: at,
      title: name,
      url: `${url}#${id}`,
    })),
  });
}
