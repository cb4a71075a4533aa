import type { ReactNode } from 'react';
import { bindSegment } from '#app/page-segment';
import { BlogArchive } from '#components/templates/blog/blog-archive';
import { BlogCategory } from '#components/templates/blog/blog-category';
import { blogArchive, blogCategory } from '#lib/families/blog/family';

/** `category/payments` and `page/2` share a segment: an archive may have one page only, and Next exports no empty segment. */
const route = 'blog/[slug]/[part]';
const category = bindSegment(blogCategory, BlogCategory, route);
const archive = bindSegment(blogArchive, BlogArchive, route);

type Props = Parameters<typeof archive.Page>[0];

export function generateStaticParams(): ReturnType<typeof archive.generateStaticParams> {
  return [...category.generateStaticParams(), ...archive.generateStaticParams()];
}

export default async function BlogList(props: Props): Promise<ReactNode> {
  const { slug } = await props.params;
  return (slug === 'page' ? archive : category).Page(props);
}
