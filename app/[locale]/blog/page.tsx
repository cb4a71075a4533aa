import { bindSegment } from '#app/page-segment';
import { BlogArchive } from '#components/templates/blog/blog-archive';

const segment = bindSegment({ template: 'blog-archive', Template: BlogArchive, route: 'blog' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
