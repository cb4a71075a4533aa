import { bindSegment } from '#app/page-segment';
import { CustomerInformationIndex } from '#components/templates/customer-information/customer-information-index';
import { customerInformationIndex } from '#lib/families/customer-information/family';

const { generateStaticParams, Page } = bindSegment(
  customerInformationIndex,
  CustomerInformationIndex,
  'informaciones-clientes',
);
export { generateStaticParams, Page as default };
