import { drawColumns, type Column } from '#lib/charts/bar-thumbnails';
import { drawSizes } from '#lib/charts/draw-sizes';
import type { Chart, Drawing } from '#lib/core/chart';
import { formatPercent } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { NetworkSlug } from './rate-files';
import { isEea, listCardRates, summarizeMarkUps } from './rates';
import type { NetworkEntry } from './schema';

const listColumns = (network: NetworkSlug): Column[] =>
  listCardRates(network).map(({ currency, markUp }) => ({
    value: markUp,
    series: isEea(currency) ? 'main' : 'side',
  }));

/** Chart of the mark-ups, cheapest first; currencies of the European Economic Area are highlighted. */
export function buildRanking({ locale, slug, ranking, network }: NetworkEntry): Chart {
  const percent = (value: number): string => formatPercent(value, locale, 2);
  const items = listCardRates(slug);
  const { low, high, average, count } = summarizeMarkUps(slug);
  const t = translate.exchangeRates[locale];
  return {
    title: ranking.title,
    note: ranking.note,
    alt: t('ranking', { count, low: percent(low), high: percent(high), average: percent(average) }),
    drawings: drawSizes((width) => drawColumns(listColumns(slug), { width, height: 0.3 * width }), 'half'),
    table: {
      caption: `${network}: ${ranking.title}`,
      head: [t('currency'), t('markUp')],
      rows: items.map(({ currency, markUp }) => [currency.name[locale], percent(markUp)]),
      numeric: [1],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** Thumbnail of a network's mark-ups. */
export const drawThumbnail = (network: NetworkSlug): Drawing => drawColumns(listColumns(network));
