import type { ReactNode } from 'react';
import { Advice } from '#components/blocks/advice';
import { DrawnList } from '#components/blocks/drawn-list';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { FilterLinks } from '#components/ui/filter-links';
import { ListFilter } from '#components/ui/list-filter';
import { Pagination } from '#components/ui/pagination';
import type { TemplateProps } from '#lib/page-model/template';
import type { blogArchive } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';
import { NewestPost } from './newest-post';
import { Year } from './year';

type Props = Pick<TemplateProps<typeof blogArchive>, 'view'>;

function Head({ view }: Props): ReactNode {
  const { year, title, intro } = view;
  return (
    <div className={styles['archive']}>
      <PanelHead form="snapped" stage={year && <Year year={year} />}>
        <PageHead view={view} title={title} lead={intro} />
      </PanelHead>
    </div>
  );
}

function List({ view: { pagination, items, labels } }: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className={styles['list']} data-filter-group="" aria-labelledby="posts">
      <h2 id="posts">{labels.list}</h2>
      <DrawnList items={items} level={3} />
      {pagination && (
        <Pagination
          label={pagination.label}
          previous={pagination.previous ?? undefined}
          next={pagination.next ?? undefined}
          pages={pagination.pages}
        />
      )}
    </section>
  );
}

/** What chooses among all posts: subjects have pages, years are chosen here. */
function Keys({ view: { categories, choice, labels } }: Props): ReactNode {
  if (categories.length === 0 && !choice) return null;
  return (
    <div className={styles['keys']}>
      {categories.length > 0 && <FilterLinks label={labels.categories} items={categories} />}
      {choice && <ListFilter filter={choice} />}
    </div>
  );
}

/** The lists that the archive leads on to; the page of a subject shows more. */
const onwardAtMost = 3;

/** A page of the archive: on the first the year as a track and the newest post from inside. */
export function BlogArchive({ view, shared }: TemplateProps<typeof blogArchive>): ReactNode {
  return (
    <div className={article['page']}>
      <Head view={view} />
      <Keys view={view} />
      {view.newest.map((post) => (
        <NewestPost key={post.path} post={post} labels={view.labels} />
      ))}
      <List view={view} />
      {view.advice && <Advice {...view.advice} />}
      <OnwardSubject
        id="onward"
        title={view.labels.onward}
        items={shared.onward[view.subject]?.slice(0, onwardAtMost)}
      />
    </div>
  );
}
