import { bindSegment } from '#app/page-segment';
import { GlossaryIndex } from '#components/templates/glossary/glossary-index';
import { glossaryIndex } from '#lib/families/glossary/family';

const segment = bindSegment(glossaryIndex, GlossaryIndex, 'glossary');

export const { generateStaticParams } = segment;
export default segment.Page;
