import { bindSegment } from '#app/page-segment';
import { SecurityArticle } from '#components/templates/security/security-article';
import { securityArticle } from '#lib/families/security/family';

const segment = bindSegment(securityArticle, SecurityArticle, 'security/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
