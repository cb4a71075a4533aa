import { bindSegment } from '#app/page-segment';
import { Home } from '#components/templates/home/home';
import { homePage } from '#lib/families/home/family';

const { generateStaticParams, Page } = bindSegment(homePage, Home, '');
export { generateStaticParams, Page as default };
