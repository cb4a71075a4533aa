import { serveNamedFiles } from '#app/named-files';
import { listReportFiles } from '#lib/publication-pdfs/investor-reports';

export const { generateStaticParams, GET } = serveNamedFiles(listReportFiles);
