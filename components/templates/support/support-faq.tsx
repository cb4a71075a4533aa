import type { ReactNode } from 'react';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Faq } from '#components/ui/faq';
import type { TemplateProps } from '#lib/page/template';
import type { supportFaq } from '#lib/families/support/family';
import article from '../article.module.css';
import { ComplaintsSection } from './complaints';
import styles from './faq.module.css';
import { Topics } from './topics';

/** Questions of all customers by category; each category and each question has an address. */
export function SupportFaq({ view }: TemplateProps<typeof supportFaq>): ReactNode {
  return (
    <article className={article['page']}>
      <PanelHead form="stacked" stage={<Topics label={view.labels.groups} topics={view.topics} />}>
        <PageHead view={view} title={view.name} lead={view.summary}>
          <div className={styles['first']}>
            <EmergencyPanel id="block-first" title={view.emergency.title} numbers={view.emergency.numbers} />
          </div>
        </PageHead>
      </PanelHead>
      <div className={styles['columns']}>
        <div className={styles['groups']}>
          {view.groups.map(({ id, name, text, questions }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              <p>{text}</p>
              <Faq items={questions} isFirstOpen={index === 0} />
            </section>
          ))}
        </div>
        <div className={styles['aside']}>
          <EmergencyPanel id="block-now" title={view.emergency.title} numbers={view.emergency.numbers} />
        </div>
      </div>
      <ComplaintsSection complaints={view.complaints} />
    </article>
  );
}
