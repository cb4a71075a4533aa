import { escapeHtml } from '#lib/core/html';
import { languages } from '#lib/i18n/language-table';
import { siteUrl } from '#lib/page-model/site-url';
import { buildChaptersPath } from './chapters';
import type { AddressedItem, Feed } from './feed';
import { toFeedHtml } from './feed-html';
import { buildFeedPath, feedTypes } from './feed-links';
import type { PodcastShow } from './podcast-show';

/** An XML element with text; `name` is trusted and not escaped. */
const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escapeHtml(text)}</${name}>`;

const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** A day as RFC 822 date, at 8:00 UTC, so that it is the same day everywhere in Europe. */
const writeDay = (day: string): string => new Date(`${day}T08:00:00Z`).toUTCString();

/** An episode's page is its transcript. @see https://podcasting2.org/docs/podcast-namespace */
function writeEpisode({ episode, slug, url }: AddressedItem, { locale }: Feed): string[] {
  if (!episode) return [];
  const chapters = siteUrl + buildChaptersPath(slug, locale);
  const { path, type, bytes, seconds } = episode.audio();
  const file = attribute('url', siteUrl + path) + attribute('length', String(bytes));
  return [
    `<enclosure${file}${attribute('type', type)}/>`,
    element('itunes:duration', String(Math.round(seconds))),
    element('itunes:episode', String(episode.number)),
    `<podcast:transcript${attribute('url', url)} type="text/html"${attribute('language', locale)}/>`,
    `<podcast:chapters${attribute('url', chapters)} type="application/json+chapters"/>`,
  ];
}

function writeItem(item: AddressedItem, feed: Feed): string {
  const { title, url, published, summary, authors = [], html } = item;
  const parts = [
    element('title', title),
    element('link', url),
    element('guid', url, ' isPermaLink="true"'),
    element('pubDate', writeDay(published)),
    element('description', summary),
    ...authors.map((author) => element('dc:creator', author)),
    ...(html ? [element('content:encoded', toFeedHtml(html(), url))] : []),
    ...writeEpisode(item, feed),
  ];
  return `<item>${parts.join('')}</item>`;
}

/** @see https://podcasters.apple.com/support/823-podcast-requirements */
const writeShow = ({ cover, author, owner, category, isExplicit }: PodcastShow): string[] => [
  `<itunes:image${attribute('href', cover)}/>`,
  `<itunes:category${attribute('text', category)}/>`,
  element('itunes:explicit', String(isExplicit)),
  element('itunes:author', author),
  `<itunes:owner>${element('itunes:name', owner.name)}${element('itunes:email', owner.email)}</itunes:owner>`,
  element('itunes:type', 'episodic'),
];

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(' ');

/**
 * Serialises a feed as RSS 2.0.
 *
 * @see https://www.rssboard.org/rss-specification
 */
export function writeRss(feed: Feed): string {
  const { name, locale, title, description, home, items, show } = feed;
  const selfUrl = siteUrl + buildFeedPath(name, locale, 'xml');
  const channel = [
    element('title', title),
    element('link', home),
    element('description', description),
    element('language', languages[locale].tag),
    `<atom:link${attribute('href', selfUrl)} rel="self"${attribute('type', feedTypes.xml)}/>`,
    ...(show ? writeShow(show) : []),
    ...items.slice(0, 1).map(({ published }) => element('lastBuildDate', writeDay(published))),
    ...items.map((item) => writeItem(item, feed)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${channel.join('')}</channel></rss>\n`;
}
