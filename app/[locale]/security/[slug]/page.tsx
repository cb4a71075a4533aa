import { bindSegment } from '#app/page-segment';
import { SecurityArticle } from '#components/templates/security/security-article';
import { securityArticle } from '#lib/families/security/family';

const { generateStaticParams, Page } = bindSegment(securityArticle, SecurityArticle, 'security/[slug]');
export { generateStaticParams, Page as default };
