import { bindSegment } from '#app/page-segment';
import { CaseStudiesIndex } from '#components/templates/case-studies/case-studies-index';

const segment = bindSegment({
  template: 'case-studies-index',
  Template: CaseStudiesIndex,
  route: 'case-studies',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
