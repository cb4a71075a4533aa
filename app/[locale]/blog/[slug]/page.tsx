import { bindSegment } from '#app/page-segment';
import { BlogPost } from '#components/templates/blog/blog-post';
import { blogPost } from '#lib/families/blog/family';

const { generateStaticParams, Page } = bindSegment(blogPost, BlogPost, 'blog/[slug]');
export { generateStaticParams, Page as default };
