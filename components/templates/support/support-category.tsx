import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Faq } from '#components/ui/faq';
import type { supportCategory } from '#lib/families/support/family';
import type { TemplateProps } from '#lib/page/template';
import article from '../article.module.css';
import { ComplaintsSection } from './complaints';
import { FaqAside } from './faq-aside';
import styles from './faq.module.css';

/** Questions of one category with their answers, the others, and what to do when none of the answers helps. */
export function SupportCategory({ view }: TemplateProps<typeof supportCategory>): ReactNode {
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.name} lead={view.text} />
      <div className={styles['columns']}>
        <Faq items={view.questions} isOpen />
        <FaqAside label={view.labels.groups} topics={view.topics} emergency={view.emergency} />
      </div>
      <ComplaintsSection complaints={view.complaints} />
    </div>
  );
}
