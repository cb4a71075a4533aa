import { bindSegment } from '#app/page-segment';
import { PublicationsIndex } from '#components/templates/publications/publications-index';

const segment = bindSegment({
  template: 'publications-index',
  Template: PublicationsIndex,
  route: 'publications',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
