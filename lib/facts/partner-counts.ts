import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { formatNumber } from '#lib/i18n/format';
import type { Locale } from '#lib/i18n/locales';

/** The newest number of partner companies. */
type Newest = {
  /** The calendar day, `2026-10-21`. */
  readonly day: string;
  /** The present number without it. */
  readonly count?: number;
};

/**
 * Partner companies at the end of each year before the newest day, and on that day, in the order of
 * time: with the year as name and the number as the language writes it.
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
