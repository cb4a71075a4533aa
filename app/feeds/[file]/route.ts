import { serveNamedFiles } from '#app/named-files';
import { listFeedFiles } from '#lib/registry/feeds/feed-files';

/** What can be subscribed to: RSS, JSON Feed, and the chapters of the podcast. */
export const { generateStaticParams, GET } = serveNamedFiles(listFeedFiles);
