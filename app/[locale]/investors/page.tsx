import { bindSegment } from '#app/page-segment';
import { Investors } from '#components/templates/investors/investors';
import { investorsPage } from '#lib/families/investors/family';

const segment = bindSegment(investorsPage, Investors, 'investors');

export const { generateStaticParams } = segment;
export default segment.Page;
