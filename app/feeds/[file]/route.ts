import { serveNamedFiles } from '#app/named-files';
import { listFeedFiles } from '#lib/registry/feeds/feed-files';

/** RSS, JSON Feed and podcast chapters. */
export const { generateStaticParams, GET } = serveNamedFiles(listFeedFiles);
