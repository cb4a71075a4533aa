import { bindSegment } from '#app/page-segment';
import { Partners } from '#components/templates/company/partners';
import { partnersPage } from '#lib/families/company/family';

const segment = bindSegment(partnersPage, Partners, 'partners');

export const { generateStaticParams } = segment;
export default segment.Page;
