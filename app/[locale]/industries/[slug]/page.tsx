import { bindSegment } from '#app/page-segment';
import { Industry } from '#components/templates/industries/industry';

const segment = bindSegment({ template: 'industry', Template: Industry, route: 'industries/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
