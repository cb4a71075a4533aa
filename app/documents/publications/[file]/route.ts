import { serveNamedFiles } from '#app/named-files';
import { listGuideFiles } from '#lib/guides/guides';

export const dynamicParams = false;

/** The publications as PDF. */
export const { generateStaticParams, GET } = serveNamedFiles(listGuideFiles);
