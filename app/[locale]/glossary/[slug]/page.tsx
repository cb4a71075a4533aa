import { bindSegment } from '#app/page-segment';
import { GlossaryArticle } from '#components/templates/glossary/glossary-article';
import { glossaryArticle } from '#lib/families/glossary/family';

const segment = bindSegment(glossaryArticle, GlossaryArticle, 'glossary/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
