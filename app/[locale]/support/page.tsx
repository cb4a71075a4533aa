import { bindSegment } from '#app/page-segment';
import { SupportIndex } from '#components/templates/support/support-index';
import { supportIndex } from '#lib/families/support/family';

const { generateStaticParams, Page } = bindSegment(supportIndex, SupportIndex, 'support');
export { generateStaticParams, Page as default };
