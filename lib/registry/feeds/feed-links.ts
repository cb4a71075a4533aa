import { brand } from '#content/site/brand';
import { isLocale, locales, type Locale } from '#lib/i18n/locales';
import { feedNames, type FeedName } from '#lib/page-model/feed-item';
import type { Page } from '#lib/page-model/page';

/** A feed as the head of a page names it. */
export type FeedLink = { readonly type: string; readonly title: string; readonly path: string };

/** The page that lists what a feed announces, by its address without the language. */
export const feedHomes: Readonly<Record<FeedName, string>> = {
  blog: 'blog',
  press: 'press',
  publications: 'publications',
  jobs: 'careers/jobs',
  podcast: 'podcast',
};

/** Formats of a feed by the ends of their names. */
export const feedTypes = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;

/** Where a feed stands: `/feeds/blog-en.xml`. */
export const buildFeedPath = (feed: FeedName, locale: Locale, format: keyof typeof feedTypes): string =>
  `/feeds/${feed}-${locale}.${format}`;

/** Where all feeds stand. */
export const listFeedPaths = (): string[] =>
  feedNames.flatMap((feed) =>
    locales.flatMap((locale) => [buildFeedPath(feed, locale, 'xml'), buildFeedPath(feed, locale, 'json')]),
  );

/** Feeds of a page: those that announce it, and those whose list it is. */
export function listFeedLinks({ id, locale, feed, trail, name }: Page): FeedLink[] {
  if (!isLocale(locale)) return [];
  const own = feedNames.find((candidate) => feed?.feed === candidate || feedHomes[candidate] === id);
  if (own === undefined) return [];
  const title = `${brand.name}: ${feed ? (trail.at(-1)?.name ?? name) : name}`;
  return [
    { type: feedTypes.xml, title, path: buildFeedPath(own, locale, 'xml') },
    { type: feedTypes.json, title, path: buildFeedPath(own, locale, 'json') },
  ];
}
