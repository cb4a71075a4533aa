import { bindSegment } from '#app/page-segment';
import { SupportFaq } from '#components/templates/support/support-faq';
import { supportFaq } from '#lib/families/support/family';

const { generateStaticParams, Page } = bindSegment(supportFaq, SupportFaq, 'support/faq');
export { generateStaticParams, Page as default };
