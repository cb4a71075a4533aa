import path from 'node:path';
import type { CalendarFile } from '#lib/facts/calendar-file';
import { listFinancialFiles } from '#lib/families/investors/calendar-files';
import { listWebinarFiles } from '#lib/families/webinars/calendar-files';
import type { NamedFile } from './named-file';

export const listCalendarFiles = (): CalendarFile[] => [...listWebinarFiles(), ...listFinancialFiles()];

/** All files below `/documents/calendar/`. */
export const listCalendarDocuments = (): NamedFile[] =>
  listCalendarFiles().map(({ path: address, text }) => ({
    name: path.posix.basename(address),
    type: 'text/calendar; charset=utf-8',
    write: () => text,
  }));
