import { bindSegment } from '#app/page-segment';
import { ServicesIndex } from '#components/templates/services/services-index';
import { servicesIndex } from '#lib/families/services/family';

const { generateStaticParams, Page } = bindSegment(servicesIndex, ServicesIndex, 'services');
export { generateStaticParams, Page as default };
