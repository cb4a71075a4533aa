import { bindSegment } from '#app/page-segment';
import { Careers } from '#components/templates/careers/careers';

const segment = bindSegment({ template: 'careers', Template: Careers, route: 'careers' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
