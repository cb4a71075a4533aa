import { bindSegment } from '#app/page-segment';
import { CustomerInformationDetail } from '#components/templates/customer-information/customer-information-detail';

const segment = bindSegment({
  template: 'customer-information-detail',
  Template: CustomerInformationDetail,
  route: 'customer-information/[country]/[iban]/[language]',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
