import { bindSegment } from '#app/page-segment';
import { Careers } from '#components/templates/careers/careers';
import { careersPage } from '#lib/families/careers/family';

const { generateStaticParams, Page } = bindSegment(careersPage, Careers, 'careers');
export { generateStaticParams, Page as default };
