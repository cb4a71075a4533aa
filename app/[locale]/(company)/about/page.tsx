import { bindSegment } from '#app/page-segment';
import { About } from '#components/templates/company/about';

const segment = bindSegment({ template: 'about', Template: About, route: 'about' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
