import { bindSegment } from '#app/page-segment';
import { SiteIndex } from '#components/templates/search/site-index';

const segment = bindSegment({ template: 'site-index', Template: SiteIndex, route: 'search' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
