import { bindSegment } from '#app/page-segment';
import { SiteIndex } from '#components/templates/search/site-index';
import { siteIndex } from '#lib/families/search/family';

const segment = bindSegment(siteIndex, SiteIndex, 'search');

export const { generateStaticParams } = segment;
export default segment.Page;
