import { serveNamedFiles } from '#app/named-files';
import { listCalendarDocuments } from '#lib/pages/calendar-files';

/** Dates for calendars. */
export const { generateStaticParams, GET } = serveNamedFiles(listCalendarDocuments);
