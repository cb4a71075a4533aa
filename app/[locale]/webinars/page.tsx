import { bindSegment } from '#app/page-segment';
import { WebinarsIndex } from '#components/templates/webinars/webinars-index';
import { webinarsIndex } from '#lib/families/webinars/family';

const { generateStaticParams, Page } = bindSegment(webinarsIndex, WebinarsIndex, 'webinars');
export { generateStaticParams, Page as default };
