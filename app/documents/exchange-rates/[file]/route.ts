import { serveNamedFiles } from '#app/named-files';
import { listRateDocuments } from '#lib/registry/rate-files';

/** The rates as tables, from the same data as the pages. */
export const { generateStaticParams, GET } = serveNamedFiles(listRateDocuments);
