import { bindSegment } from '#app/page-segment';
import { IndustriesIndex } from '#components/templates/industries/industries-index';
import { industriesIndex } from '#lib/families/industries/family';

const { generateStaticParams, Page } = bindSegment(industriesIndex, IndustriesIndex, 'industries');
export { generateStaticParams, Page as default };
