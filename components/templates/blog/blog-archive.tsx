import type { ReactNode } from 'react';
import { TextSection } from '#components/blocks/text-section';
import { RelatedPages } from '#components/blocks/related-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { ChartDrawings } from '#components/ui/chart/chart';
import { FilterLinks } from '#components/ui/filter-links';
import { ListFilter } from '#components/ui/list-filter';
import { Pagination } from '#components/ui/pagination';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogArchive } from '#lib/families/blog/family';
import layout from '../page.module.css';
import styles from './blog.module.css';
import { NewestPost } from './newest-post';
import { PostList } from './post-list';

type Props = Pick<TemplateProps<typeof blogArchive>, 'view'>;

function Head({ view }: Props): ReactNode {
  const year = view.year && (
    <div className={styles['year']}>
      <ChartDrawings {...view.year} />
    </div>
  );
  return (
    <div className={styles['archive']}>
      <StagedHead form="snapped" stage={year} view={view} title={view.title} lead={view.intro} />
    </div>
  );
}

function List({ view: { pagination, items, labels } }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={styles['list']} data-filter-group="" aria-labelledby="posts">
      <h2 id="posts">{labels.list}</h2>
      <PostList items={items} />
      {pagination && <Pagination {...pagination} />}
    </section>
  );
}

/** Subjects are links to their own pages; years filter this page. */
function Filters({ view: { categories, choice, labels } }: Props): ReactNode {
  if (categories.length === 0 && !choice) return null;
  return (
    <div className={styles['filter']}>
      {categories.length > 0 && <FilterLinks label={labels.categories} items={categories} />}
      {choice && <ListFilter filter={choice} />}
    </div>
  );
}

/** The pages of subjects show more. */
const maxRelated = 3;

/** A page of the archive; the first also shows the year as a track and the newest post in detail. */
export function BlogArchive({ view, shared }: TemplateProps<typeof blogArchive>): ReactNode {
  return (
    <div className={layout['page']}>
      <Head view={view} />
      <Filters view={view} />
      {view.newest.map((post) => (
        <NewestPost key={post.path} post={post} labels={view.labels} />
      ))}
      <List view={view} />
      {view.advice && <TextSection id="advice" {...view.advice} />}
      <RelatedPages
        id="related-pages"
        title={view.labels.relatedPages}
        items={shared['related-pages'][view.subject]?.slice(0, maxRelated)}
      />
    </div>
  );
}
