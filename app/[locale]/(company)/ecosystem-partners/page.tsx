import { bindSegment } from '#app/page-segment';
import { EcosystemPartners } from '#components/templates/company/ecosystem-partners';

const segment = bindSegment({
  template: 'ecosystem-partners',
  Template: EcosystemPartners,
  route: 'ecosystem-partners',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
