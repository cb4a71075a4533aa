import { serveNamedFiles } from '#app/named-files';
import { listDocumentFiles } from '#lib/publication-pdfs/customer-documents';

export const { generateStaticParams, GET } = serveNamedFiles(listDocumentFiles);
