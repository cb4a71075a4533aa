import { bindSegment } from '#app/page-segment';
import { Partners } from '#components/templates/company/partners';

const segment = bindSegment({ template: 'partners', Template: Partners, route: 'partners' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
