import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { EntryList } from '#components/ui/entry-list';
import { FilterLinks } from '#components/ui/filter-links';
import { Pagination } from '#components/ui/pagination';
import type { TemplateProps } from '#lib/content/page';
import type { BlogArchiveView } from '#lib/families/blog/archive';
import article from '../article.module.css';
import styles from './blog.module.css';

/** A page of the archive; categories and further pages appear once there are several. */
export function BlogArchive({ view }: TemplateProps<BlogArchiveView>): ReactNode {
  const { pagination } = view;
  return (
    <div className={article['page']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <h1>{view.title}</h1>
        <p className={article['lead']}>{view.intro}</p>
      </header>
      <div className={styles['list']}>
        {view.categories.length > 0 && <FilterLinks label={view.labels.categories} items={view.categories} />}
        <EntryList items={view.items} level={2} />
        {pagination && <Pagination label={pagination.label} previous={pagination.previous ?? undefined} next={pagination.next ?? undefined} pages={pagination.pages} />}
      </div>
    </div>
  );
}
