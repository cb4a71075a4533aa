import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { EntryList } from '#components/ui/entry-list';
import { FilterLinks } from '#components/ui/filter-links';
import { Pagination } from '#components/ui/pagination';
import type { TemplateProps } from '#lib/page/template';
import type { blogArchive } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';

/** A page of the archive; categories and further pages appear once there are several. */
export function BlogArchive({ view }: TemplateProps<typeof blogArchive>): ReactNode {
  const { pagination } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <div className={styles['list']}>
        {view.categories.length > 0 && <FilterLinks label={view.labels.categories} items={view.categories} />}
        <EntryList items={view.items} level={2} />
        {pagination && (
          <Pagination
            label={pagination.label}
            previous={pagination.previous ?? undefined}
            next={pagination.next ?? undefined}
            pages={pagination.pages}
          />
        )}
      </div>
    </div>
  );
}
