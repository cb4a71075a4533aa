import { serveNamedFiles } from '#app/named-files';
import { listGuideFiles } from '#lib/guides/guides';

export const { generateStaticParams, GET } = serveNamedFiles(listGuideFiles);
