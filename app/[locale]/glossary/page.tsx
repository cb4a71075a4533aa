import { bindSegment } from '#app/page-segment';
import { GlossaryIndex } from '#components/templates/glossary/glossary-index';
import { glossaryIndex } from '#lib/families/glossary/family';

const { generateStaticParams, Page } = bindSegment(glossaryIndex, GlossaryIndex, 'glossary');
export { generateStaticParams, Page as default };
