import { drawYard } from '#lib/charts/yard';
import type { Chart } from '#lib/core/chart';
import { listPartnerCounts } from '#lib/facts/partner-counts';
import { translate } from '#lib/i18n/translate';
import type { CompanyEntryOf } from './schema';

/** Partner companies by year, one track each; those of the year that is not over are lit. */
export function buildGrowth({ locale, growth }: CompanyEntryOf<'about'>): Chart {
  const counts = listPartnerCounts(locale, { day: growth.day });
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
