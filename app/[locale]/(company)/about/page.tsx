import { bindSegment } from '#app/page-segment';
import { About } from '#components/templates/company/about';
import { aboutPage } from '#lib/families/company/family';

const segment = bindSegment(aboutPage, About, 'about');

export const { generateStaticParams } = segment;
export default segment.Page;
