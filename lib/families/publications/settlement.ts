import { drawTimetable } from '#lib/charts/timetable';
import type { TimetableDay, TimetableRun } from '#lib/charts/timetable-types';
import type { Chart } from '#lib/core/chart';
import { measureText } from '#lib/core/wrap-label';
import type { Locale } from '#lib/i18n/locales';
import type { PublicationEntry } from './schema';

type Settlement = NonNullable<PublicationEntry['settlement']>;

const msPerDay = 86_400_000;

/** Neither trades nor payments are settled at a weekend. */
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

const writeDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));

/** Every day from the first trade to the last settlement. */
function listDays({ trades }: Settlement, locale: Locale): TimetableDay[] {
  const times = trades.flatMap(({ traded, settled }) => [Date.parse(traded), Date.parse(settled)]);
  const first = Math.min(...times);
  const count = (Math.max(...times) - first) / msPerDay + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * msPerDay).toISOString().slice(0, 10);
    const name = writeDay(day, locale);
    return { day, name, short: name, isClosed: isWeekend(day) };
  });
}

/** Trades that meet on a day of settlement are what the drawing is about. */
function listRuns({ trades }: Settlement): TimetableRun[] {
  const meets = (day: string): boolean => trades.filter(({ settled }) => settled === day).length > 1;
  return trades.map(({ traded, settled }) => ({
    ...(meets(settled) ? { role: 'main' } : { role: 'side', end: 'stop' }),
    calls: [
      { station: 'trade', at: `${traded}T12:00` },
      { station: 'settlement', at: `${settled}T12:00` },
    ],
  }));
}

/** Trades and the days on which they are settled as a graphic timetable, as wide as a column of text, names apart from the days. */
export function drawSettlement(settlement: Settlement, locale: Locale): Chart['drawings'] {
  const days = listDays(settlement, locale);
  const names = [settlement.trade, settlement.settlement];
  const { half, narrow } = drawTimetable({
    from: `${days[0]?.day}T00:00`,
    to: `${days.at(-1)?.day}T23:59`,
    tickHours: 24,
    days,
    stations: [
      { id: 'trade', name: settlement.trade },
      { id: 'settlement', name: settlement.settlement },
    ],
    runs: listRuns(settlement),
    beside: { left: Math.max(...names.map((name) => measureText(name, 14))) + 24, right: 0 },
  });
  return { half, narrow };
}
