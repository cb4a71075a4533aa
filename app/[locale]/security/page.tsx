import { bindSegment } from '#app/page-segment';
import { SecurityIndex } from '#components/templates/security/security-index';
import { securityIndex } from '#lib/families/security/family';

const segment = bindSegment(securityIndex, SecurityIndex, 'security');

export const { generateStaticParams } = segment;
export default segment.Page;
