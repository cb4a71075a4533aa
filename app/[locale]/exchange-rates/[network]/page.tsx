import { bindSegment } from '#app/page-segment';
import { ExchangeRatesNetwork } from '#components/templates/exchange-rates/exchange-rates-network';

const segment = bindSegment({
  template: 'exchange-rates-network',
  Template: ExchangeRatesNetwork,
  route: 'exchange-rates/[network]',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
