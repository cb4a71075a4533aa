import { bindSegment } from '#app/page-segment';
import { Careers } from '#components/templates/careers/careers';
import { careersPage } from '#lib/families/careers/family';

const segment = bindSegment(careersPage, Careers, 'careers');

export const { generateStaticParams } = segment;
export default segment.Page;
