import { serveNamedFiles } from '#app/named-files';
import { listGuideFiles } from '#lib/guides/guides';

/** The publications as PDF. */
export const { generateStaticParams, GET } = serveNamedFiles(listGuideFiles);
