import { bindSegment } from '#app/page-segment';
import { ExchangeRatesNetwork } from '#components/templates/exchange-rates/exchange-rates-network';
import { exchangeRatesNetwork } from '#lib/families/exchange-rates/family';

const { generateStaticParams, Page } = bindSegment(
  exchangeRatesNetwork,
  ExchangeRatesNetwork,
  'exchange-rates/[network]',
);
export { generateStaticParams, Page as default };
