import { bindSegment } from '#app/page-segment';
import { SupportClient } from '#components/templates/support/support-client';
import { supportClient } from '#lib/families/support/family';

const segment = bindSegment(supportClient, SupportClient, 'support/[partner]');

export const { generateStaticParams } = segment;
export default segment.Page;
