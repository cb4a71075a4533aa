import { bindSegment } from '#app/page-segment';
import { PublicationsIndex } from '#components/templates/publications/publications-index';
import { publicationsIndex } from '#lib/families/publications/family';

const segment = bindSegment(publicationsIndex, PublicationsIndex, 'publications');

export const { generateStaticParams } = segment;
export default segment.Page;
