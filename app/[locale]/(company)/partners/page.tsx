import { bindSegment } from '#app/page-segment';
import { Partners } from '#components/templates/company/partners';
import { partnersPage } from '#lib/families/company/family';

const { generateStaticParams, Page } = bindSegment(partnersPage, Partners, 'partners');
export { generateStaticParams, Page as default };
