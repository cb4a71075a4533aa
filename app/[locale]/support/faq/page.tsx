import { bindSegment } from '#app/page-segment';
import { SupportFaq } from '#components/templates/support/support-faq';

const segment = bindSegment({ template: 'support-faq', Template: SupportFaq, route: 'support/faq' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
