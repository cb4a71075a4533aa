import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { TelephoneList } from '#components/blocks/telephone-list';
import { EntryList } from '#components/ui/entry-list';
import { Notice } from '#components/ui/notice';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import type { TemplateProps } from '#lib/page/template';
import type { securityIndex } from '#lib/families/security/family';
import article from '../article.module.css';
import styles from './security.module.css';

/** First what to do when it has happened, then how to recognise fraud. */
export function SecurityIndex({ view }: TemplateProps<typeof securityIndex>): ReactNode {
  const { now, never, articles } = view;
  return (
    <div className={article['page']}>
      <PageHead view={view} title={view.title} lead={view.summary} />
      <section id="now" className={styles['now']} data-theme="dark" aria-labelledby="now-title">
        <h2 id="now-title">{now.title}</h2>
        <TelephoneList
          items={now.telephones.map(({ label, number, href }) => ({ label, text: number, href }))}
        />
        <Steps items={now.steps} />
      </section>
      <div className={styles['never']}>
        <Notice tone="caution" title={never.title} html={never.html} />
      </div>
      <Section id="articles" title={articles.title}>
        <EntryList items={articles.items} level={3} />
      </Section>
    </div>
  );
}
