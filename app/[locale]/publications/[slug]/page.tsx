import { bindSegment } from '#app/page-segment';
import { Publication } from '#components/templates/publications/publication';
import { publicationPage } from '#lib/families/publications/family';

const segment = bindSegment(publicationPage, Publication, 'publications/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
