import { brand } from '#content/site/brand';
import { locales, type Locale } from '#lib/i18n/locales';
import { feedNames, type FeedItem, type FeedName } from '#lib/page-model/feed-item';
import type { Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';
import { feedHomes } from './feed-links';
import { describeShow, type PodcastShow } from './podcast-show';

/** An item with its address from the origin on. */
export type AddressedItem = FeedItem & { readonly url: string; readonly slug: string };

/** What can be subscribed to, in one language. */
export type Feed = {
  readonly name: FeedName;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Address of the page that lists the items. */
  readonly home: string;
  /** The newest first. */
  readonly items: readonly AddressedItem[];
  /** A podcast: its items are episodes. */
  readonly show?: PodcastShow;
};

function listItems(pages: readonly Page[], name: FeedName, locale: Locale): AddressedItem[] {
  const items = pages.flatMap(({ feed, path, id, locale: language }) =>
    feed?.feed === name && language === locale
      ? [{ ...feed, url: siteUrl + path, slug: id.split('/').at(-1) ?? '' }]
      : [],
  );
  return items.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, locale),
  );
}

/**
 * Gathers the feeds from the pages.
 *
 * @throws Error when the page that lists the items of a feed is not among them
 */
export function listFeeds(pages: readonly Page[]): Feed[] {
  return locales.flatMap((locale) =>
    feedNames.map((name) => {
      const home = pages.find((page) => page.id === feedHomes[name] && page.locale === locale);
      if (!home) throw new Error(`The feed ${name} has no page ${feedHomes[name]} in ${locale}.`);
      const { name: title, description, path } = home;
      const show = name === 'podcast' ? describeShow(locale) : undefined;
      return {
        ...{ name, locale, description, home: siteUrl + path },
        title: show?.name ?? `${brand.name}: ${title}`,
        items: listItems(pages, name, locale),
        ...(show && { show }),
      };
    }),
  );
}
