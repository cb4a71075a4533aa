import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { EntryList } from '#components/ui/entry-list';
import type { TemplateProps } from '#lib/content/page';
import type { BlogCategoryView } from '#lib/families/blog/view';
import article from '../article.module.css';
import styles from './blog.module.css';

/** All posts on one subject. */
export function BlogCategory({ view }: TemplateProps<BlogCategoryView>): ReactNode {
  return (
    <div className={article['page']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <h1>{view.name}</h1>
        <p className={article['lead']}>{view.intro}</p>
        <p className={article['note']}>{view.count}</p>
      </header>
      <div className={styles['list']}>
        <EntryList items={view.items} level={2} />
      </div>
    </div>
  );
}
