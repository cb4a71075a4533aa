import { serveNamedFiles } from '#app/named-files';
import { listCalendarDocuments } from '#lib/registry/calendar-files';

export const { generateStaticParams, GET } = serveNamedFiles(listCalendarDocuments);
