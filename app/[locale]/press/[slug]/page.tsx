import { bindSegment } from '#app/page-segment';
import { Release } from '#components/templates/press/release';
import { releasePage } from '#lib/families/press/family';

const segment = bindSegment(releasePage, Release, 'press/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
