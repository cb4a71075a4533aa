import { bindSegment } from '#app/page-segment';
import { BlogPost } from '#components/templates/blog/blog-post';
import { blogPost } from '#lib/families/blog/family';

const segment = bindSegment(blogPost, BlogPost, 'blog/[slug]');

export const { generateStaticParams } = segment;
export default segment.Page;
