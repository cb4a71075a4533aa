import { bindSegment } from '#app/page-segment';
import { SupportFaq } from '#components/templates/support/support-faq';
import { supportFaq } from '#lib/families/support/family';

const segment = bindSegment(supportFaq, SupportFaq, 'support/faq');

export const { generateStaticParams } = segment;
export default segment.Page;
