import { bindSegment } from '#app/page-segment';
import { CustomerInformationIndex } from '#components/templates/customer-information/customer-information-index';

const segment = bindSegment({
  template: 'customer-information-index',
  Template: CustomerInformationIndex,
  route: 'customer-information',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
