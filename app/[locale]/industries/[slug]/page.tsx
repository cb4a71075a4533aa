import { bindSegment } from '#app/page-segment';
import { Industry } from '#components/templates/industries/industry';
import { industryPage } from '#lib/families/industries/family';

const segment = bindSegment(industryPage, Industry, 'industries/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
