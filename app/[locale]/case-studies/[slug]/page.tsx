import { bindSegment } from '#app/page-segment';
import { CaseStudy } from '#components/templates/case-studies/case-study';
import { caseStudy } from '#lib/families/case-studies/family';

const { generateStaticParams, Page } = bindSegment(caseStudy, CaseStudy, 'case-studies/[slug]');
export { generateStaticParams, Page as default };
