import { bindSegment } from '#app/page-segment';
import { CaseStudy } from '#components/templates/case-studies/case-study';
import { caseStudy } from '#lib/families/case-studies/family';

const segment = bindSegment(caseStudy, CaseStudy, 'case-studies/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
