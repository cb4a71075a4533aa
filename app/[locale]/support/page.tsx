import { bindSegment } from '#app/page-segment';
import { SupportIndex } from '#components/templates/support/support-index';

const segment = bindSegment({ template: 'support-index', Template: SupportIndex, route: 'support' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
