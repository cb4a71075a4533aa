import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Faq } from '#components/ui/faq';
import type { TemplateProps } from '#lib/page/template';
import type { supportFaq } from '#lib/families/support/family';
import article from '../article.module.css';
import { ComplaintsSection } from './complaints';
import { FaqAside } from './faq-aside';
import styles from './faq.module.css';

/** Questions of all customers by category; each category and each question has an address. */
export function SupportFaq({ view }: TemplateProps<typeof supportFaq>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead view={view} title={view.name} lead={view.summary} />
      <div className={styles['columns']}>
        <div className={styles['groups']}>
          {view.groups.map(({ id, name, text, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              <p>{text}</p>
              <Faq items={questions} />
            </section>
          ))}
        </div>
        <FaqAside label={view.labels.groups} topics={view.topics} emergency={view.emergency} />
      </div>
      <ComplaintsSection complaints={view.complaints} />
    </article>
  );
}
