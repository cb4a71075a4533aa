import { serveNamedFiles } from '#app/named-files';
import { listCalendarDocuments } from '#lib/registry/calendar-files';

/** Dates for calendars. */
export const { generateStaticParams, GET } = serveNamedFiles(listCalendarDocuments);
