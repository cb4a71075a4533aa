import { bindSegment } from '#app/page-segment';
import { Knowledge } from '#components/templates/knowledge/knowledge';
import { knowledgePage } from '#lib/families/knowledge/family';

const { generateStaticParams, Page } = bindSegment(knowledgePage, Knowledge, 'knowledge');
export { generateStaticParams, Page as default };
