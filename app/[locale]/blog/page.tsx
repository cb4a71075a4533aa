import { bindSegment } from '#app/page-segment';
import { BlogArchive } from '#components/templates/blog/blog-archive';
import { blogArchive } from '#lib/families/blog/family';

const { generateStaticParams, Page } = bindSegment(blogArchive, BlogArchive, 'blog');
export { generateStaticParams, Page as default };
