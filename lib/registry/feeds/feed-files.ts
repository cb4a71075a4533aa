import path from 'node:path';
import { listPages } from '../registry';
import type { NamedFile } from '../named-file';
import { buildChaptersPath, writeChapters } from './chapters';
import { listFeeds, type Feed } from './feed';
import { buildFeedPath, feedTypes } from './feed-links';
import { writeJsonFeed } from './json-feed';
import { writeRss } from './rss';
import { listStatusFeeds } from './status-feed';

function listFiles(feed: Feed): NamedFile[] {
  const { name, locale, items } = feed;
  const formats = [
    { path: buildFeedPath(name, locale, 'xml'), type: feedTypes.xml, write: () => writeRss(feed) },
    { path: buildFeedPath(name, locale, 'json'), type: feedTypes.json, write: () => writeJsonFeed(feed) },
  ];
  const chapters = items
    .filter(({ episode }) => episode !== undefined)
    .map((item) => ({
      path: buildChaptersPath(item.slug, locale),
      type: 'application/json+chapters',
      write: () => writeChapters(item),
    }));
  return [...formats, ...chapters].map(({ path: address, type, write }) => ({
    name: path.posix.basename(address),
    ...{ type, write },
  }));
}

/** All files below `/feeds/`: each feed as RSS and JSON, the chapters of each episode, and the status feeds. */
export const listFeedFiles = (): NamedFile[] => [
  ...listFeeds(listPages()).flatMap(listFiles),
  ...listStatusFeeds(),
];
