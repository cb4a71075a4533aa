import { bindSegment } from '#app/page-segment';
import { EcosystemPartners } from '#components/templates/company/ecosystem-partners';
import { ecosystemPartners } from '#lib/families/company/family';

const segment = bindSegment(ecosystemPartners, EcosystemPartners, 'ecosystem-partners');

export const { generateStaticParams } = segment;
export default segment.Page;
