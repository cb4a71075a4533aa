import { bindSegment } from '#app/page-segment';
import { SupportClient } from '#components/templates/support/support-client';

const segment = bindSegment({
  template: 'support-client',
  Template: SupportClient,
  route: 'support/[partner]',
});

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
