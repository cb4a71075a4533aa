import { bindSegment } from '#app/page-segment';
import { CustomerInformationDetail } from '#components/templates/customer-information/customer-information-detail';
import { customerInformationDetail } from '#lib/families/customer-information/family';

const segment = bindSegment(
  customerInformationDetail,
  CustomerInformationDetail,
  'customer-information/[country]/[iban]/[language]',
);

export const { generateStaticParams } = segment;
export default segment.Page;
