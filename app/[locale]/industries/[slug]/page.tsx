import { bindSegment } from '#app/page-segment';
import { Industry } from '#components/templates/industries/industry';
import { industryPage } from '#lib/families/industries/family';

const { generateStaticParams, Page } = bindSegment(industryPage, Industry, 'industries/[slug]');
export { generateStaticParams, Page as default };
