import type { ReactNode } from 'react';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { LineStops } from '#components/blocks/line-stops';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import type { supportCategory } from '#lib/families/support/family';
import type { TemplateProps } from '#lib/page/template';
import article from '../article.module.css';
import { ComplaintsSection } from './complaints';
import styles from './faq.module.css';
import { Topics, type TopicsProps } from './topics';

/** The two topics that follow on the line; behind the last it begins anew. */
function listNext(topics: TopicsProps['topics']): TopicsProps['topics'] {
  const here = topics.findIndex(({ isCurrent }) => isCurrent);
  return [...topics.slice(here + 1), ...topics.slice(0, here)].slice(0, 2);
}

/** Questions of one category with their answers, the others, and what to do when none of the answers helps. */
export function SupportCategory({ view }: TemplateProps<typeof supportCategory>): ReactNode {
  return (
    <div className={article['page']}>
      <PanelHead form="stacked" stage={<Topics label={view.labels.groups} topics={view.topics} />}>
        <PageHead view={view} title={view.name} lead={view.text} />
      </PanelHead>
      <div className={styles['columns']}>
        <div className={styles['answers']}>
          {view.questions.map(({ id, title, html }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
        <div className={styles['aside']}>
          <EmergencyPanel id="block-now" title={view.emergency.title} numbers={view.emergency.numbers} />
        </div>
      </div>
      <Section id="next" title={view.labels.next}>
        <LineStops from={view.name} items={listNext(view.topics)} />
      </Section>
      <ComplaintsSection complaints={view.complaints} />
    </div>
  );
}
