import { serveNamedFiles } from '#app/named-files';
import { listFeedFiles } from '#lib/registry/feeds/feed-files';

export const { generateStaticParams, GET } = serveNamedFiles(listFeedFiles);
