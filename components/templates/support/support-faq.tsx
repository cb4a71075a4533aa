import type { ReactNode } from 'react';
import { LinkHeading } from '#components/ui/link-heading';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { Faq } from '#components/ui/faq';
import { FindField } from '#components/ui/find-field';
import type { TemplateProps } from '#lib/page-model/template';
import type { supportFaq } from '#lib/families/support/family';
import layout from '../page.module.css';
import numbers from './emergency-numbers.module.css';
import styles from './support-faq.module.css';
import { Topics } from '#components/blocks/topics';
import { PageFeedback } from '#components/blocks/page-feedback';

type Props = Pick<TemplateProps<typeof supportFaq>, 'view'>;

const listTopics = ({ groups }: Props['view']) =>
  groups.map(({ id, name, count }) => ({ name, count, path: `#${id}` }));

/** Questions by topic. */
function Groups({ view: { groups, labels } }: Props): ReactNode {
  return (
    <div className={styles['groups']} data-behaviour="find-question">
      {groups.map(({ id, name, path, text, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <LinkHeading level={2} id={`${id}-title`} href={path} name={name} />
          <p>{text}</p>
          <Faq items={questions} />
        </section>
      ))}
      <p role="status" data-nothing={labels.noAnswer} />
    </div>
  );
}

export function SupportFaq({ view }: Props): ReactNode {
  const { emergency } = view;
  return (
    <article className={layout['page']}>
      <StagedHead
        form="snapped"
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
      </StagedHead>
      <div className={styles['columns']}>
        <Topics label={view.labels.groups} topics={listTopics(view)} />
        <div>
          <Groups view={view} />
          <PageFeedback {...view.feedback} />
        </div>
      </div>
      <NextPages id="more" {...view.more} />
    </article>
  );
}
