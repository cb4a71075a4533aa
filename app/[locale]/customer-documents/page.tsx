import { bindSegment } from '#app/page-segment';
import { CustomerDocumentsIndex } from '#components/templates/customer-documents/customer-documents-index';
import { customerDocumentsIndex } from '#lib/families/customer-documents/family';

const { generateStaticParams, Page } = bindSegment(
  customerDocumentsIndex,
  CustomerDocumentsIndex,
  'customer-documents',
);
export { generateStaticParams, Page as default };
