import { bindSegment } from '#app/page-segment';
import { PartnerInformation } from '#components/templates/company/partner-information';

const segment = bindSegment({
  template: 'partner-information',
  Template: PartnerInformation,
  route: 'partner-information',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
