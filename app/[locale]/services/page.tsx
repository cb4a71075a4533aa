import { bindSegment } from '#app/page-segment';
import { ServicesIndex } from '#components/templates/services/services-index';
import { servicesIndex } from '#lib/families/services/family';

const segment = bindSegment(servicesIndex, ServicesIndex, 'services');

export const { generateStaticParams } = segment;
export default segment.Page;
