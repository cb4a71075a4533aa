import { bindSegment } from '#app/page-segment';
import { Home } from '#components/templates/home/home';
import { homePage } from '#lib/families/home/family';

const segment = bindSegment(homePage, Home, '');

export const { generateStaticParams } = segment;
export default segment.Page;
