import { bindSegment } from '#app/page-segment';
import { SupportIndex } from '#components/templates/support/support-index';
import { supportIndex } from '#lib/families/support/family';

const segment = bindSegment(supportIndex, SupportIndex, 'support');

export const { generateStaticParams } = segment;
export default segment.Page;
