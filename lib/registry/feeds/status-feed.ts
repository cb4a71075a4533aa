import { readNotices, readStatusWords, type NoticeEntry } from '#lib/families/status/schema';
import { languages } from '#lib/i18n/language-table';
import { locales, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { translate } from '#lib/i18n/translate';
import { statusFeedPath } from '#lib/notices/feed-path';
import { pickLabels } from '#lib/page-model/labels';
import { siteUrl } from '#lib/page-model/site-url';
import type { NamedFile } from '../named-file';
import { feedTypes } from './feed-links';

function toItem({ id, kind, areas, from, until, announcedFrom, ...words }: NoticeEntry, locale: Locale) {
  const { title, text } = words[locale];
  const url = `${siteUrl}${buildPath(locale, 'status')}#${id}`;
  return {
    ...{ id: url, url, title, content_text: text, date_published: new Date(from.at).toISOString() },
    _notice: { kind, areas, from: from.iso, until: until?.iso, announced_from: announcedFrom?.iso },
  };
}

/**
 * Serialises incidents and maintenance as JSON Feed 1.1, indented because people edit it.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function writeStatusFeed(locale: Locale): string {
  const { title, description } = readStatusWords(locale);
  const feed = {
    ...{ version: 'https://jsonfeed.org/version/1.1', title, description },
    home_page_url: siteUrl + buildPath(locale, 'status'),
    feed_url: siteUrl + statusFeedPath(locale),
    language: languages[locale].tag,
    _words: pickLabels(translate.status[locale], 'region', 'details', 'close'),
    items: readNotices().map((entry) => toItem(entry, locale)),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** A file for each language, which operators replace on the host. */
export const listStatusFeeds = (): NamedFile[] =>
  locales.map((locale) => ({
    name: statusFeedPath(locale).slice('/feeds/'.length),
    type: feedTypes.json,
    write: () => writeStatusFeed(locale),
  }));
