import { drawPlates } from '#lib/charts/plates';
import { drawRankingThumbnail } from '#lib/charts/ranking';
import type { Chart, Drawing } from '#lib/core/chart';
import { formatNumber, formatPercent } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import type { NetworkSlug } from './rate-files';
import { isEea, listCardRates, summarizeMarkUps } from './rates';
import type { NetworkEntry } from './schema';

/** All currencies of a network over their mark-up; those of the European Economic Area stand out. */
export function buildRanking({ locale, slug, ranking, network }: NetworkEntry): Chart {
  const percent = (value: number): string => formatPercent(value, locale, 2);
  const items = listCardRates(slug);
  const { low, high, average, count } = summarizeMarkUps(slug);
  const t = translate.exchangeRates[locale];
  return {
    title: ranking.title,
    note: ranking.note,
    sentence: t('ranking', { count, low: percent(low), high: percent(high), average: percent(average) }),
    drawings: drawPlates({
      items: items.map(({ currency, markUp }) => ({
        name: currency.code,
        value: markUp,
        isMain: isEea(currency),
      })),
      formatTick: (value) => (value === 0 ? formatNumber(0, locale) : formatPercent(value, locale, 1)),
      average: { value: average, text: t('average', { average: percent(average) }) },
    }),
    table: {
      caption: `${network}: ${ranking.title}`,
      head: [t('currency'), t('markUp')],
      rows: items.map(({ currency, markUp }) => [currency.name[locale], percent(markUp)]),
      numeric: [1],
    },
    tableLabel: translate.content[locale]('chartTable'),
  };
}

/** All currencies of a network in small, the cheapest first. */
export function drawThumbnail(network: NetworkSlug): Drawing {
  return drawRankingThumbnail(
    listCardRates(network).map(({ currency, markUp }) => ({ value: markUp, isMain: isEea(currency) })),
  );
}
