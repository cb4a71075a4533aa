import { bindSegment } from '#app/page-segment';
import { Webinar } from '#components/templates/webinars/webinar';

const segment = bindSegment({ template: 'webinar', Template: Webinar, route: 'webinars/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
