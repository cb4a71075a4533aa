import { bindSegment } from '#app/page-segment';
import { Service } from '#components/templates/services/service';

const segment = bindSegment({ template: 'service', Template: Service, route: 'services/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
