import { bindSegment } from '#app/page-segment';
import { SupportClient } from '#components/templates/support/support-client';
import { supportClient } from '#lib/families/support/family';

const { generateStaticParams, Page } = bindSegment(supportClient, SupportClient, 'support/[partner]');
export { generateStaticParams, Page as default };
