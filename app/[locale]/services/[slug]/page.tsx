import { bindSegment } from '#app/page-segment';
import { Service } from '#components/templates/services/service';
import { servicePage } from '#lib/families/services/family';

const { generateStaticParams, Page } = bindSegment(servicePage, Service, 'services/[slug]');
export { generateStaticParams, Page as default };
