import { bindSegment } from '#app/page-segment';
import { BlogArchive } from '#components/templates/blog/blog-archive';
import { blogArchive } from '#lib/families/blog/family';

const segment = bindSegment(blogArchive, BlogArchive, 'blog');

export const { generateStaticParams } = segment;
export default segment.Page;
