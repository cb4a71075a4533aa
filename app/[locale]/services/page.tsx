import { bindSegment } from '#app/page-segment';
import { ServicesIndex } from '#components/templates/services/services-index';

const segment = bindSegment({ template: 'services-index', Template: ServicesIndex, route: 'services' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
