import { bindSegment } from '#app/page-segment';
import { SupportCategory } from '#components/templates/support/support-category';
import { supportCategory } from '#lib/families/support/family';

const segment = bindSegment(supportCategory, SupportCategory, 'support/faq/[category]');

export const { generateStaticParams } = segment;
export default segment.Page;
