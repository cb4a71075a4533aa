import { bindSegment } from '#app/page-segment';
import { EcosystemPartners } from '#components/templates/company/ecosystem-partners';
import { ecosystemPartners } from '#lib/families/company/family';

const { generateStaticParams, Page } = bindSegment(
  ecosystemPartners,
  EcosystemPartners,
  'ecosystem-partners',
);
export { generateStaticParams, Page as default };
