import { bindSegment } from '#app/page-segment';
import { SecurityIndex } from '#components/templates/security/security-index';

const segment = bindSegment({ template: 'security-index', Template: SecurityIndex, route: 'security' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
