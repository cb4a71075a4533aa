import { bindSegment } from '#app/page-segment';
import { Publication } from '#components/templates/publications/publication';
import { publicationPage } from '#lib/families/publications/family';

const { generateStaticParams, Page } = bindSegment(publicationPage, Publication, 'publications/[slug]');
export { generateStaticParams, Page as default };
