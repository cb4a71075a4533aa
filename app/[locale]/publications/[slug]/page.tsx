import { bindSegment } from '#app/page-segment';
import { Publication } from '#components/templates/publications/publication';

const segment = bindSegment({ template: 'publication', Template: Publication, route: 'publications/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
