import { bindSegment } from '#app/page-segment';
import { Knowledge } from '#components/templates/knowledge/knowledge';

const segment = bindSegment({ template: 'knowledge', Template: Knowledge, route: 'knowledge' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
