import { bindSegment } from '#app/page-segment';
import { Prices } from '#components/templates/prices/prices';
import { pricesPage } from '#lib/families/prices/family';

const { generateStaticParams, Page } = bindSegment(pricesPage, Prices, 'prices');
export { generateStaticParams, Page as default };
