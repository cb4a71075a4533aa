import { bindSegment } from '#app/page-segment';
import { PublicationsIndex } from '#components/templates/publications/publications-index';
import { publicationsIndex } from '#lib/families/publications/family';

const { generateStaticParams, Page } = bindSegment(publicationsIndex, PublicationsIndex, 'publications');
export { generateStaticParams, Page as default };
