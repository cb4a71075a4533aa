import { bindSegment } from '#app/page-segment';
import { Countries } from '#components/templates/countries/countries';
import { countries } from '#lib/families/countries/family';

const { generateStaticParams, Page } = bindSegment(countries, Countries, 'countries');
export { generateStaticParams, Page as default };
