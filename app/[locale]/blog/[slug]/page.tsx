import { bindSegment } from '#app/page-segment';
import { BlogPost } from '#components/templates/blog/blog-post';

const segment = bindSegment({ template: 'blog-post', Template: BlogPost, route: 'blog/[slug]' });

export const dynamicParams = false;
export const { generateStaticParams } = segment;
export default segment.Page;
