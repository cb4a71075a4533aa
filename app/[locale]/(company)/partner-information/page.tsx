import { bindSegment } from '#app/page-segment';
import { PartnerInformation } from '#components/templates/company/partner-information';
import { partnerInformation } from '#lib/families/company/family';

const segment = bindSegment(partnerInformation, PartnerInformation, 'partner-information');

export const { generateStaticParams } = segment;
export default segment.Page;
