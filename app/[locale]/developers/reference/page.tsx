import { bindSegment } from '#app/page-segment';
import { ReferenceIndex } from '#components/templates/developers/reference-index';
import { referenceIndex } from '#lib/families/developers/family';

const { generateStaticParams, Page } = bindSegment(referenceIndex, ReferenceIndex, 'developers/reference');
export { generateStaticParams, Page as default };
