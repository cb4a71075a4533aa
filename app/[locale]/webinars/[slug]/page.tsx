import { bindSegment } from '#app/page-segment';
import { Webinar } from '#components/templates/webinars/webinar';
import { webinarPage } from '#lib/families/webinars/family';

const segment = bindSegment(webinarPage, Webinar, 'webinars/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
