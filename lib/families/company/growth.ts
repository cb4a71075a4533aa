import { figures } from '#content/site/figures';
import { keyFigures } from '#content/site/key-figures';
import { drawYard } from '#lib/charts/yard';
import type { Chart } from '#lib/core/chart';
import { formatNumber } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { CompanyEntryOf } from './schema';

/** Partner companies by year, one track each; those of the year that is not over are lit. */
export function buildGrowth({ locale, growth }: CompanyEntryOf<'about'>): Chart {
  const ends = keyFigures.map(({ year, partnerCompanies }) => ({
    day: `${year}-12-31`,
    name: String(year),
    count: partnerCompanies,
  }));
  const newest = { day: growth.day, name: growth.day.slice(0, 4), count: figures.partnerCompanies };
  const counts = [...ends, newest].map((end) => ({ ...end, label: formatNumber(end.count, locale) }));
  return {
    title: growth.title,
    note: growth.note,
    sentence: growth.sentence,
    drawings: drawYard({ counts, words: growth.fresh }, 'half'),
    table: {
      caption: growth.title,
      head: growth.head,
      rows: counts.map(({ name, label }) => [name, label]),
      numeric: [1],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}
