import { toTenths } from '#lib/charts/geometry';
import { drawLine, drawText, type TextMark } from '#lib/charts/marks';
import { drawTimetable } from '#lib/charts/timetable';
import type { TimetableDay, TimetableRun } from '#lib/charts/timetable-types';
import type { Chart, Drawing, Mark } from '#lib/core/chart';
import { dayLength } from '#lib/core/date';
import { measureText } from '#lib/core/wrap-label';
import { formatDayAndMonth } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';
import type { PublicationEntry } from './schema';

type Settlement = NonNullable<PublicationEntry['settlement']>;

/** Nothing is settled at weekends. */
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

const writeDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));

/** Every day from the first trade to the last settlement. */
function listDays({ trades }: Settlement, locale: Locale): TimetableDay[] {
  const times = trades.flatMap(({ traded, settled }) => [Date.parse(traded), Date.parse(settled)]);
  const first = Math.min(...times);
  const count = (Math.max(...times) - first) / dayLength + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * dayLength).toISOString().slice(0, 10);
    const name = writeDay(day, locale);
    return { day, name, short: name, isClosed: isWeekend(day) };
  });
}

/** Trades that are settled on the same day are highlighted. */
function listRuns({ trades }: Settlement): TimetableRun[] {
  const isShared = (day: string): boolean => trades.filter(({ settled }) => settled === day).length > 1;
  return trades.map(({ traded, settled }) => ({
    ...(isShared(settled) ? { role: 'main' } : { role: 'side', end: 'stop' }),
    calls: [
      { station: 'trade', at: `${traded}T12:00`, isStop: true },
      { station: 'settlement', at: `${settled}T12:00` },
    ],
  }));
}

/** `7. Okt.` as `7.` */
const toNumber = (date: string): string => date.replace(/[^\d.].*/, '');

/** Left edge, width and bottom of the day columns. */
function readColumns({ marks }: Drawing, count: number) {
  const edge = marks.find((mark) => mark.kind === 'line' && mark.role === 'axis');
  const [, from = 0, bottom = 0, to = 0] =
    (edge?.kind === 'line' && /^M([\d.]+) ([\d.]+)H([\d.]+)$/.exec(edge.d)?.map(Number)) || [];
  return { from, bottom, column: (to - from) / count };
}

/** Dates below the columns; without the month if there is no room. */
function placeDates(drawing: Drawing, days: readonly TimetableDay[], locale: Locale): TextMark[] {
  const { from, bottom, column } = readColumns(drawing, days.length);
  const texts = days.map(({ day }) => formatDayAndMonth(day, locale));
  const isWide = texts.every((text) => measureText(text, 13, 'note') < column - 8);
  return texts.map((text, index) => {
    const place = { x: from + (index + 0.5) * column, y: bottom + 19, anchor: 'middle' } as const;
    return drawText('note', place, isWide ? text : toNumber(text));
  });
}

/** Marks the day of a change: a line before its first day, a diamond on the upper line, and a label. */
function placeChange(drawing: Drawing, days: readonly TimetableDay[], change: Settlement['change']): Mark[] {
  const index = days.findIndex(({ day }) => day === change?.from);
  const trade = drawing.marks.find(({ kind }) => kind === 'point');
  if (!change || index < 0 || trade?.kind !== 'point') return [];
  const { from, bottom, column } = readColumns(drawing, days.length);
  const [x, { y }] = [toTenths(from + index * column), trade];
  return [
    drawLine('axis', `M${x} 12V${bottom}`),
    { kind: 'diamond', x, y, isAccent: true },
    drawText('strong', { x: x + 8, y: y - 20 }, change.text),
  ];
}

const isMeeting = (mark: Mark): mark is Extract<Mark, { kind: 'point' }> =>
  mark.kind === 'point' && mark.isFull === true;

/** Amount due, below the day on which several trades are settled. */
function placeDue({ marks }: Drawing, text: string): TextMark[] {
  const meeting = marks.find(isMeeting);
  return meeting
    ? [{ kind: 'text', role: 'main', x: meeting.x, y: meeting.y + 25, anchor: 'middle', text }]
    : [];
}

function addWords(
  drawing: Drawing,
  days: readonly TimetableDay[],
  { due, change }: Settlement,
  locale: Locale,
): Drawing {
  const dates = placeDates(drawing, days, locale);
  const height = (dates[0]?.y ?? drawing.height) + 5;
  const marks = [...dates, ...placeDue(drawing, due), ...placeChange(drawing, days, change)];
  return { ...drawing, height, marks: [...drawing.marks, ...marks] };
}

/**
 * Timetable of trades and their settlement, as wide as a text column; on phones, names are above the lines.
 */
export function drawSettlement(settlement: Settlement, locale: Locale): Chart['drawings'] {
  const days = listDays(settlement, locale);
  const names = [settlement.trade, settlement.settlement];
  const timetable = {
    from: `${days[0]?.day}T00:00`,
    to: `${days.at(-1)?.day}T23:59`,
    tickHours: 24,
    days,
    stations: [
      { id: 'trade', name: settlement.trade },
      { id: 'settlement', name: settlement.settlement },
    ],
    runs: listRuns(settlement),
    hasNamesAbove: true,
  };
  const left = Math.max(...names.map((name) => measureText(name, 14))) + 24;
  const { half } = drawTimetable({ ...timetable, beside: { left, right: 0 } });
  const { narrow } = drawTimetable(timetable);
  const add = (drawing: Drawing): Drawing => addWords(drawing, days, settlement, locale);
  return { half: add(half), narrow: add(narrow) };
}
