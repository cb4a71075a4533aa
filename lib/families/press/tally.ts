import { drawBarChart } from '#lib/charts/bar-chart';
import { drawUnits, type UnitPart } from '#lib/charts/unit-bars';
import { formatNumber } from '#lib/i18n/format';
import type { ReleaseEntry } from './schema';

type Tally = NonNullable<ReleaseEntry['tally']>;

/** Of a hundred, each is a dot; the first row is outlined, the last one highlighted. */
const hundred = 100;

const toParts = ({ rows }: Pick<Tally, 'rows'>): UnitPart[] =>
  rows.map(({ count }, index) => ({
    count: count - (rows[index + 1]?.count ?? 0),
    series: index === rows.length - 1 ? 'main' : index === 0 ? 'empty' : 'side',
  }));

/** Bars of a funnel: each highlights the number that reached the next one. */
function drawFunnel({ rows }: Pick<Tally, 'rows'>, nameOf: (row: Tally['rows'][number]) => string) {
  const bars = rows.map((row, index) => {
    const { count, open = 0 } = row;
    const lit = rows[index + 1]?.count ?? count;
    const parts = [
      { amount: lit, series: 'main' },
      { amount: open, series: 'empty' },
      { amount: count - lit - open, series: 'side' },
    ] as const;
    return { name: nameOf(row), parts: parts.filter(({ amount }) => amount > 0) };
  });
  return drawBarChart({ rows: bars });
}

/** Drawing of what became of many: dots of a hundred, otherwise bars; null without data. */
export function buildTally({ tally, locale }: Pick<ReleaseEntry, 'tally' | 'locale'>) {
  if (!tally) return null;
  const { title, alt, rows } = tally;
  const nameOf = ({ count, text }: Tally['rows'][number]): string => `${formatNumber(count, locale)} ${text}`;
  if (rows[0]?.count !== hundred) return { title, alt, funnel: drawFunnel(tally, nameOf), hundred: null };
  const parts = toParts(tally);
  // A row includes those after it.
  const legend = rows.map((row, index) => ({
    name: nameOf(row),
    series: parts.slice(index).map(({ series }) => series),
  }));
  return { title, alt, funnel: null, hundred: { drawing: drawUnits(parts.toReversed()), legend } };
}
