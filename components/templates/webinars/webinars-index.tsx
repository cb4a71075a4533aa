import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/blocks/breadcrumb';
import { EntryList } from '#components/ui/entry-list';
import type { TemplateProps } from '#lib/content/page';
import type { WebinarsIndexView } from '#lib/families/webinars/view';
import article from '../article.module.css';
import styles from './webinar.module.css';

/** All webinars, the latest first. */
export function WebinarsIndex({ view }: TemplateProps<WebinarsIndexView>): ReactNode {
  return (
    <div className={article['page']}>
      <header className={article['head']}>
        <Breadcrumb label={view.trailLabel} trail={view.trail} />
        <h1>{view.title}</h1>
        <p className={article['lead']}>{view.intro}</p>
      </header>
      <div className={styles['list']}>
        <EntryList items={view.items} level={2} />
      </div>
    </div>
  );
}
