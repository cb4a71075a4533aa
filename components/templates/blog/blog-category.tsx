import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { EntryList } from '#components/ui/entry-list';
import type { TemplateProps } from '#lib/page/template';
import type { blogCategory } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';

/** All posts on one subject. */
export function BlogCategory({ view }: TemplateProps<typeof blogCategory>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.name} lead={view.intro} note={view.count} />
      <div className={styles['list']}>
        <EntryList items={view.items} level={2} />
      </div>
    </div>
  );
}
