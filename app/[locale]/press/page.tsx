import { bindSegment } from '#app/page-segment';
import { Press } from '#components/templates/press/press';

const segment = bindSegment({ template: 'press', Template: Press, route: 'press' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
