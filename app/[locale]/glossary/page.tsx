import { bindSegment } from '#app/page-segment';
import { GlossaryIndex } from '#components/templates/glossary/glossary-index';

const segment = bindSegment({ template: 'glossary-index', Template: GlossaryIndex, route: 'glossary' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
