import { bindSegment } from '#app/page-segment';
import { GlossaryArticle } from '#components/templates/glossary/glossary-article';
import { glossaryArticle } from '#lib/families/glossary/family';

const { generateStaticParams, Page } = bindSegment(glossaryArticle, GlossaryArticle, 'glossary/[slug]');
export { generateStaticParams, Page as default };
