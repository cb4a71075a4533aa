import { bindSegment } from '#app/page-segment';
import { Release } from '#components/templates/press/release';

const segment = bindSegment({ template: 'release', Template: Release, route: 'press/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
