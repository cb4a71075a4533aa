import { bindSegment } from '#app/page-segment';
import { CaseStudiesIndex } from '#components/templates/case-studies/case-studies-index';
import { caseStudiesIndex } from '#lib/families/case-studies/family';

const { generateStaticParams, Page } = bindSegment(caseStudiesIndex, CaseStudiesIndex, 'case-studies');
export { generateStaticParams, Page as default };
