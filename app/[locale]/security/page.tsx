import { bindSegment } from '#app/page-segment';
import { SecurityIndex } from '#components/templates/security/security-index';
import { securityIndex } from '#lib/families/security/family';

const { generateStaticParams, Page } = bindSegment(securityIndex, SecurityIndex, 'security');
export { generateStaticParams, Page as default };
