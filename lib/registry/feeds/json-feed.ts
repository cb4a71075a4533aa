import { languages } from '#lib/i18n/language-table';
import { siteUrl } from '#lib/page-model/site-url';
import type { AddressedItem, Feed } from './feed';
import { toFeedHtml } from './feed-html';
import { buildFeedPath } from './feed-links';

function attach(episode: NonNullable<AddressedItem['episode']>) {
  const { path, type, bytes, seconds } = episode.audio();
  return [
    {
      ...{ url: siteUrl + path, mime_type: type },
      ...{ size_in_bytes: bytes, duration_in_seconds: Math.round(seconds) },
    },
  ];
}

function toItem({ url, title, summary, published, authors, html, episode }: AddressedItem) {
  return {
    id: url,
    url,
    title,
    summary,
    date_published: `${published}T08:00:00Z`,
    ...(authors && { authors: authors.map((name) => ({ name })) }),
    ...(episode && { attachments: attach(episode) }),
    // An item needs content: the summary if the text is too long for a feed.
    ...(html ? { content_html: toFeedHtml(html(), url) } : { content_text: summary }),
  };
}

/**
 * Serialises a feed as JSON Feed 1.1.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function writeJsonFeed({ name, locale, title, description, home, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: siteUrl + buildFeedPath(name, locale, 'json'),
    language: languages[locale].tag,
    items: items.map(toItem),
  });
}
