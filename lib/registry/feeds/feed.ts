import { brand } from '#content/site/brand';
import { locales, type Locale } from '#lib/i18n/locales';
import { feedNames, type FeedItem, type FeedName } from '#lib/page-model/feed-item';
import type { Page } from '#lib/page-model/page';
import { siteUrl } from '#lib/page-model/site-url';
import { feedHomes } from './feed-links';
import { describeShow, type PodcastShow } from './podcast-show';

/** An item with its absolute URL. */
export type AddressedItem = FeedItem & { readonly url: string; readonly slug: string };

export type Feed = {
  readonly name: FeedName;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** URL of the index page. */
  readonly home: string;
  /** Newest first. */
  readonly items: readonly AddressedItem[];
  /** Only for the podcast, whose items are episodes. */
  readonly show?: PodcastShow;
};

/** The page as an entry, and its parts that are entries. */
function listEntries({ feed, feedParts, path, id }: Page): AddressedItem[] {
  const url = siteUrl + path;
  return [
    ...(feed ? [{ ...feed, url, slug: id.split('/').at(-1) ?? '' }] : []),
    ...(feedParts?.() ?? []).map(({ anchor, ...part }) => ({
      ...part,
      url: `${url}#${anchor}`,
      slug: anchor,
    })),
  ];
}

function listItems(pages: readonly Page[], name: FeedName, locale: Locale): AddressedItem[] {
  const items = pages
    .filter((page) => page.locale === locale)
    .flatMap(listEntries)
    .filter(({ feed }) => feed === name);
  return items.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, locale),
  );
}

/**
 * Builds all feeds from the pages.
 *
 * @throws Error if a feed's index page is missing
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
