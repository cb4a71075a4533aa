import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';

/** Newest number of partner companies. */
type Newest = {
  /** Calendar day, `2026-10-21`. */
  readonly day: string;
  /** Default: the current number. */
  readonly count?: number;
};

/**
 * Partner companies at the end of each year before the given day, and on that day, in ascending order: `name`
 * is the year, `label` the formatted number.
 */
export function listPartnerCounts(locale: Locale, { day, count = figures.partnerCompanies }: Newest) {
  const ends = keyFigures.map(({ year, partnerCompanies }) => ({
    day: `${year}-12-31`,
    count: partnerCompanies,
  }));
  return [...ends.filter((end) => end.day < day), { day, count }].map((one) => ({
    ...one,
    name: one.day.slice(0, 4),
    label: formatNumber(one.count, locale),
  }));
}
