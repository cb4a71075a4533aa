import { bindSegment } from '#app/page-segment';
import { ExchangeRatesIndex } from '#components/templates/exchange-rates/exchange-rates-index';
import { exchangeRatesIndex } from '#lib/families/exchange-rates/family';

const { generateStaticParams, Page } = bindSegment(exchangeRatesIndex, ExchangeRatesIndex, 'exchange-rates');
export { generateStaticParams, Page as default };
