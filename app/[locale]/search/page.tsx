import { bindSegment } from '#app/page-segment';
import { SiteIndex } from '#components/templates/search/site-index';
import { siteIndex } from '#lib/families/search/family';

const { generateStaticParams, Page } = bindSegment(siteIndex, SiteIndex, 'search');
export { generateStaticParams, Page as default };
