import type { ReactNode } from 'react';
import { ContentsList } from '#components/blocks/contents-list';
import { PageHead } from '#components/blocks/page-head';
import { Faq } from '#components/ui/faq';
import type { TemplateProps } from '#lib/page/template';
import type { supportFaq } from '#lib/families/support/family';
import article from '../article.module.css';
import styles from './support.module.css';

/** Questions of all customers by category; each category and each question has an address. */
export function SupportFaq({ view }: TemplateProps<typeof supportFaq>): ReactNode {
  return (
    <article className={article['article']}>
      <PageHead view={view} title={view.name} lead={view.summary}>
        <p className={styles['onward']}>
          <a href={view.back.path}>{view.back.name}</a>
        </p>
      </PageHead>
      <ContentsList label={view.labels.groups} headings={view.contents} />
      <div className={styles['groups']}>
        {view.groups.map(({ id, name, text, questions }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            <p>{text}</p>
            <Faq items={questions} />
          </section>
        ))}
      </div>
    </article>
  );
}
