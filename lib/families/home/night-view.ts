import { drawTimetable } from '#lib/charts/timetable';
import type { Chart } from '#lib/core/chart';
import type { Locale } from '#lib/i18n/locales';
import { readNight } from './night-schema';

/** The night band: the transfer as a graphic timetable, its sources, and where to read on. */
export function buildNight(locale: Locale) {
  const { title, lead, sentence, timetable, table, tableLabel, legend, sources, links } = readNight(locale);
  const chart: Chart = { title, sentence, drawings: drawTimetable(timetable), table, tableLabel };
  return { title, lead, chart, legend, sources, links };
}
