import { bindSegment } from '#app/page-segment';
import { IndustriesIndex } from '#components/templates/industries/industries-index';
import { industriesIndex } from '#lib/families/industries/family';

const segment = bindSegment(industriesIndex, IndustriesIndex, 'industries');

export const { generateStaticParams } = segment;
export default segment.Page;
