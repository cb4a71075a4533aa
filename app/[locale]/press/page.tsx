import { bindSegment } from '#app/page-segment';
import { Press } from '#components/templates/press/press';
import { pressPage } from '#lib/families/press/family';

const segment = bindSegment(pressPage, Press, 'press');

export const { generateStaticParams } = segment;
export default segment.Page;
