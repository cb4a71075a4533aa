import { bindSegment } from '#app/page-segment';
import { Service } from '#components/templates/services/service';
import { servicePage } from '#lib/families/services/family';

const segment = bindSegment(servicePage, Service, 'services/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
