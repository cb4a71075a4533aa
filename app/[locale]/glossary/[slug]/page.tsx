import { bindSegment } from '#app/page-segment';
import { GlossaryArticle } from '#components/templates/glossary/glossary-article';

const segment = bindSegment({
  template: 'glossary-article',
  Template: GlossaryArticle,
  route: 'glossary/[slug]',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
