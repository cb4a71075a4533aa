import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { EntryList } from '#components/ui/entry-list';
import type { TemplateProps } from '#lib/content/page';
import type { WebinarsIndexView } from '#lib/families/webinars/view';
import article from '../article.module.css';

/** All webinars, the latest first. */
export function WebinarsIndex({ view }: TemplateProps<WebinarsIndexView>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <EntryList items={view.items} level={2} />
    </div>
  );
}
