import { drawBarChart } from '#lib/charts/bar-chart';
import { drawGrowth } from '#lib/charts/growth';
import { listPartnerCounts } from '#lib/facts/partner-counts';
import { formatNumber } from '#lib/i18n/format';
import type { ReleaseEntry } from './schema';

/** The partner companies by year, up to the day that the release names; none where it is about something else. */
export function buildGrowth({ growth, locale }: Pick<ReleaseEntry, 'growth' | 'locale'>) {
  if (!growth) return null;
  const { title, sentence, fresh, day, count } = growth;
  const counts = listPartnerCounts(locale, { day, count });
  return { title, sentence, drawings: drawGrowth(counts, fresh) };
}

/** From many to few, where the release says so: of each bar as much is lit as the next one has. */
export function buildTally({ tally, locale }: Pick<ReleaseEntry, 'tally' | 'locale'>) {
  if (!tally) return null;
  const { title, sentence, rows } = tally;
  const bars = rows.map(({ count, open = 0, text }, index) => {
    const lit = rows[index + 1]?.count ?? count;
    const parts = [
      { amount: lit, track: 'main' },
      { amount: open, track: 'empty' },
      { amount: count - lit - open, track: 'side' },
    ] as const;
    const name = `${formatNumber(count, locale)} ${text}`;
    return { name, parts: parts.filter(({ amount }) => amount > 0) };
  });
  return { title, sentence, drawings: drawBarChart({ rows: bars }) };
}
