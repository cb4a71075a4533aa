import { bindSegment } from '#app/page-segment';
import { SupportCategory } from '#components/templates/support/support-category';
import { supportCategory } from '#lib/families/support/family';

const { generateStaticParams, Page } = bindSegment(
  supportCategory,
  SupportCategory,
  'support/faq/[category]',
);
export { generateStaticParams, Page as default };
