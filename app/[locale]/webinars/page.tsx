import { bindSegment } from '#app/page-segment';
import { WebinarsIndex } from '#components/templates/webinars/webinars-index';
import { webinarsIndex } from '#lib/families/webinars/family';

const segment = bindSegment(webinarsIndex, WebinarsIndex, 'webinars');

export const { generateStaticParams } = segment;
export default segment.Page;
