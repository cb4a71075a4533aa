import { bindSegment } from '#app/page-segment';
import { WebinarsIndex } from '#components/templates/webinars/webinars-index';

const segment = bindSegment({ template: 'webinars-index', Template: WebinarsIndex, route: 'webinars' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
