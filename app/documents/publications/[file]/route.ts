import { serveNamedFiles } from '#app/named-files';
import { listGuideFiles } from '#lib/publication-pdfs/guides';

export const { generateStaticParams, GET } = serveNamedFiles(listGuideFiles);
