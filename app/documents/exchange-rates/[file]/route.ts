import { serveNamedFiles } from '#app/named-files';
import { listRateDocuments } from '#lib/registry/rate-files';

export const { generateStaticParams, GET } = serveNamedFiles(listRateDocuments);
