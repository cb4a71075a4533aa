import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { EntryList } from '#components/ui/entry-list';
import type { TemplateProps } from '#lib/page/template';
import type { webinarsIndex } from '#lib/families/webinars/family';
import article from '../article.module.css';

/** All webinars, the latest first. */
export function WebinarsIndex({ view }: TemplateProps<typeof webinarsIndex>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.intro} />
      <EntryList items={view.items} level={2} />
    </div>
  );
}
