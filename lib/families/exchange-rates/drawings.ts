import { drawColumns, type Column } from '#lib/charts/bar-thumbnails';
import type { Drawing } from '#lib/core/chart';
import type { NetworkSlug } from './rate-files';
import { isEea, listCardRates } from './rates';

const listColumns = (network: NetworkSlug): Column[] =>
  listCardRates(network).map(({ currency, markUp }) => ({
    value: markUp,
    series: isEea(currency) ? 'main' : 'side',
  }));

/** Thumbnail of a network's mark-ups, cheapest first; currencies of the European Economic Area are highlighted. */
export const drawThumbnail = (network: NetworkSlug): Drawing => drawColumns(listColumns(network));
