import { bindSegment } from '#app/page-segment';
import { Knowledge } from '#components/templates/knowledge/knowledge';
import { knowledgePage } from '#lib/families/knowledge/family';

const segment = bindSegment(knowledgePage, Knowledge, 'knowledge');

export const { generateStaticParams } = segment;
export default segment.Page;
