import { bindSegment } from '#app/page-segment';
import { Service } from '#components/templates/services/service';

const segment = bindSegment({ template: 'service', Template: Service, id: (slug) => `services/${slug}` });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
