import { bindSegment } from '#app/page-segment';
import { CaseStudy } from '#components/templates/case-studies/case-study';

const segment = bindSegment({ template: 'case-study', Template: CaseStudy, route: 'case-studies/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
