import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { EntryList } from '#components/ui/entry-list';
import { Faq } from '#components/ui/faq';
import { Section } from '#components/ui/section';
import type { supportCategory } from '#lib/families/support/family';
import type { TemplateProps } from '#lib/page/template';
import article from '../article.module.css';
import { ComplaintsSection } from './complaints';
import styles from './support.module.css';

/** Questions of one category, the others, and what to do when none of the answers helps. */
export function SupportCategory({ view }: TemplateProps<typeof supportCategory>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.name} lead={view.text}>
        <p className={styles['onward']}>
          <a href={view.all.path}>{view.all.name}</a>
        </p>
      </PageHead>
      <div className={styles['category']}>
        <Faq items={view.questions} />
      </div>
      <Section id="groups" title={view.labels.otherGroups}>
        <EntryList items={view.others} level={3} />
      </Section>
      <ComplaintsSection complaints={view.complaints} />
    </div>
  );
}
