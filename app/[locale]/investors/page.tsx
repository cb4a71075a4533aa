import { bindSegment } from '#app/page-segment';
import { Investors } from '#components/templates/investors/investors';

const segment = bindSegment({ template: 'investors', Template: Investors, route: 'investors' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
