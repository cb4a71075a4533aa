import { bindSegment } from '#app/page-segment';
import { CustomerDocument } from '#components/templates/customer-documents/customer-document';
import { customerDocument } from '#lib/families/customer-documents/family';

const { generateStaticParams, Page } = bindSegment(
  customerDocument,
  CustomerDocument,
  'customer-documents/[slug]',
);
export { generateStaticParams, Page as default };
