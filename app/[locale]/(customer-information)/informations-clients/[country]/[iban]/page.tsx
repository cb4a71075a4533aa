import { bindSegment } from '#app/page-segment';
import { CustomerInformationDetail } from '#components/templates/customer-information/customer-information-detail';
import { customerInformationDetail } from '#lib/families/customer-information/family';

const { generateStaticParams, Page } = bindSegment(
  customerInformationDetail,
  CustomerInformationDetail,
  'informations-clients/[country]/[iban]',
);
export { generateStaticParams, Page as default };
