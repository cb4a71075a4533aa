import { brand } from '#content/site/brand';
import { isLocale, locales, type Locale } from '#lib/i18n/locales';
import { statusFeedPath } from '#lib/notices/feed-path';
import { feedNames, type FeedName } from '#lib/page-model/feed-item';
import type { Page } from '#lib/page-model/page';

/** A feed's `<link>` in the head of a page. */
export type FeedLink = { readonly type: string; readonly title: string; readonly path: string };

/** The index page of each feed's items, by path without language. */
export const feedHomes: Readonly<Record<FeedName, string>> = {
  blog: 'blog',
  press: 'press',
  publications: 'publications',
  jobs: 'careers/jobs',
  podcast: 'podcast',
  api: 'developers/changelog',
};

/** Page of the status feed, which operators replace on the host. */
const statusHome = 'status';

/** Media types of a feed's formats by file extension. */
export const feedTypes = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;

/** Path of a feed: `/feeds/blog-en.xml`. */
export const buildFeedPath = (feed: FeedName, locale: Locale, format: keyof typeof feedTypes): string =>
  `/feeds/${feed}-${locale}.${format}`;

export const listFeedPaths = (): string[] =>
  locales.flatMap((locale) => [
    ...feedNames.flatMap((feed) => [buildFeedPath(feed, locale, 'xml'), buildFeedPath(feed, locale, 'json')]),
    statusFeedPath(locale),
  ]);

/** Feeds of a page: those that contain it, or whose index page it is. */
export function listFeedLinks({ id, locale, feed, trail, name }: Page): FeedLink[] {
  if (!isLocale(locale)) return [];
  if (id === statusHome) return [{ type: feedTypes.json, title: name, path: statusFeedPath(locale) }];
  const feedName = feedNames.find((candidate) => feed?.feed === candidate || feedHomes[candidate] === id);
  if (feedName === undefined) return [];
  const title = `${brand.name}: ${feed ? (trail.at(-1)?.name ?? name) : name}`;
  return [
    { type: feedTypes.xml, title, path: buildFeedPath(feedName, locale, 'xml') },
    { type: feedTypes.json, title, path: buildFeedPath(feedName, locale, 'json') },
  ];
}
