import { bindSegment } from '#app/page-segment';
import { About } from '#components/templates/company/about';
import { aboutPage } from '#lib/families/company/family';

const { generateStaticParams, Page } = bindSegment(aboutPage, About, 'about');
export { generateStaticParams, Page as default };
