import type { ReactNode } from 'react';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Faq } from '#components/ui/faq';
import type { supportCategory } from '#lib/families/support/family';
import type { TemplateProps } from '#lib/page/template';
import article from '../article.module.css';
import { ComplaintsSection } from './complaints';
import styles from './faq.module.css';
import { Topics } from './topics';

/** Questions of one category with their answers, the others, and what to do when none of the answers helps. */
export function SupportCategory({ view }: TemplateProps<typeof supportCategory>): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead form="snapped" stage={<Topics label={view.labels.groups} topics={view.topics} />}>
        <PageHead view={view} title={view.name} lead={view.text} />
      </PanelHead>
      <div className={styles['columns']}>
        <Faq items={view.questions} isOpen />
        <div className={styles['aside']}>
          <EmergencyPanel id="block-now" title={view.emergency.title} numbers={view.emergency.numbers} />
        </div>
      </div>
      <ComplaintsSection complaints={view.complaints} />
    </div>
  );
}
