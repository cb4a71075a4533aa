import { bindSegment } from '#app/page-segment';
import { PartnerInformation } from '#components/templates/company/partner-information';
import { partnerInformation } from '#lib/families/company/family';

const { generateStaticParams, Page } = bindSegment(
  partnerInformation,
  PartnerInformation,
  'partner-information',
);
export { generateStaticParams, Page as default };
