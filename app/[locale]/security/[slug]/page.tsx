import { bindSegment } from '#app/page-segment';
import { SecurityArticle } from '#components/templates/security/security-article';

const segment = bindSegment({
  template: 'security-article',
  Template: SecurityArticle,
  route: 'security/[slug]',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
