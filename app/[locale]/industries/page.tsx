import { bindSegment } from '#app/page-segment';
import { IndustriesIndex } from '#components/templates/industries/industries-index';

const segment = bindSegment({ template: 'industries-index', Template: IndustriesIndex, route: 'industries' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
