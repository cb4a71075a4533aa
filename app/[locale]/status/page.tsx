import { bindSegment } from '#app/page-segment';
import { StatusPage } from '#components/templates/status/status';
import { statusPage } from '#lib/families/status/family';

const { generateStaticParams, Page } = bindSegment(statusPage, StatusPage, 'status');
export { generateStaticParams, Page as default };
