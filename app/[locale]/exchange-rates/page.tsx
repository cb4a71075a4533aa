import { bindSegment } from '#app/page-segment';
import { ExchangeRatesIndex } from '#components/templates/exchange-rates/exchange-rates-index';

const segment = bindSegment({
  template: 'exchange-rates-index',
  Template: ExchangeRatesIndex,
  route: 'exchange-rates',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
