import type { ReactNode } from 'react';
import { DrawnList } from '#components/blocks/drawn-list';
import { OnwardSubject } from '#components/blocks/onward-subject';
import { PageHead } from '#components/blocks/page-head';
import type { TemplateProps } from '#lib/page/template';
import type { blogCategory } from '#lib/families/blog/family';
import article from '../article.module.css';
import styles from './blog.module.css';

/** All posts on one subject. */
export function BlogCategory({ view, shared }: TemplateProps<typeof blogCategory>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.name} lead={view.intro} note={view.count} />
      <div className={styles['list']}>
        <DrawnList items={view.items} level={2} />
      </div>
      <OnwardSubject id="onward" title={view.labels.onward} items={shared.onward[view.subject]} />
    </div>
  );
}
