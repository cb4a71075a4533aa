import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { LineStops } from '#components/blocks/line-stops';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { Faq } from '#components/ui/faq';
import { FindField } from '#components/ui/find-field';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { supportFaq } from '#lib/families/support/family';
import article from '../article.module.css';
import numbers from './faq.module.css';
import styles from './support-faq.module.css';
import { Topics } from '#components/blocks/topics';

type Props = Pick<TemplateProps<typeof supportFaq>, 'view'>;

const listTopics = ({ groups }: Props['view']) =>
  groups.map(({ id, name, count }) => ({ name, count, path: `#${id}` }));

/** Questions with their answers by topic; the first of each stands open, and the name of a topic leads to its page. */
function Groups({ view: { groups, labels } }: Props): ReactNode {
  return (
    <div className={styles['groups']} data-behaviour="find-question">
      {groups.map(({ id, name, path, text, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <PageLink href={path}>{name}</PageLink>
          </h2>
          <p>{text}</p>
          <Faq items={questions} isFirstOpen />
        </section>
      ))}
      <p role="status" data-nothing={labels.noAnswer} />
    </div>
  );
}

/** Questions of all customers by category; each category and each question has an address. */
export function SupportFaq({ view }: Props): ReactNode {
  const { emergency } = view;
  return (
    <article className={article['page']}>
      <PanelHead form="snapped">
        <PageHead
          view={view}
          title={view.name}
          lead={view.summary}
          figureSize="small"
          figure={
            <div className={numbers['numbers']}>
              <EmergencyPanel id="block-now" title={emergency.title} numbers={emergency.numbers} />
            </div>
          }
        >
          <FindField name={view.labels.find} parameter="find" />
        </PageHead>
      </PanelHead>
      <div className={styles['columns']}>
        <Topics label={view.labels.groups} topics={listTopics(view)} form="down" />
        <Groups view={view} />
      </div>
      <Section id="more" title={view.more.title}>
        <LineStops from={view.more.from} items={view.more.items} />
      </Section>
    </article>
  );
}
