import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { NextPages } from '#components/blocks/next-pages';
import { StagedHead } from '#components/blocks/staged-head';
import { SideHeadingText } from '#components/blocks/side-heading-text';
import { TelephoneList } from '#components/blocks/telephone-list';
import { CodeText } from '#components/ui/code-text';
import { Faq } from '#components/ui/faq';
import { Icon } from '#components/ui/icon';
import { Wordmark } from '#components/ui/wordmark';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { supportClient } from '#lib/families/support/family';
import layout from '../page.module.css';
import { ComplaintsSection } from './complaints';
import styles from './support.module.css';
import { PageFeedback } from '#components/blocks/page-feedback';

type Props = Pick<TemplateProps<typeof supportClient>, 'view'>;

function Contact({ view }: Props): ReactNode {
  const { telephone, email, hours, company, choice, labels } = view;
  return (
    <section id="contact" className={styles['contact']} aria-labelledby="contact-title">
      <div className={styles['company']}>
        <h2 id="contact-title">{labels.call}</h2>
        <p>
          <Wordmark {...company} />
        </p>
      </div>
      <TelephoneList items={[telephone]} />
      <dl>
        <div>
          <dt>{labels.hours}</dt>
          {hours.map(({ days, time }) => (
            <dd key={days}>
              {days}: {time}
            </dd>
          ))}
        </div>
        <div>
          <dt>{labels.write}</dt>
          <dd>
            <a href={email.href}>
              <CodeText text={email.text} />
            </a>
          </dd>
        </div>
        {choice && (
          <div>
            <dt>{labels.payOut}</dt>
            <dd>
              <PageLink href={choice.path}>{choice.name}</PageLink>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Roles({ view: { roles, labels } }: Props): ReactNode {
  return (
    <Section id="roles" title={labels.roles} tone="mist">
      <div className={styles['roles']}>
        {roles.map(({ name, items }) => (
          <section key={name}>
            <h3>
              <span>{name}</span>
            </h3>
            <ul className={styles['checks']}>
              {items.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

export function SupportClient({ view }: Props): ReactNode {
  const { labels } = view;
  return (
    <article className={layout['page']}>
      <StagedHead
        form="snapped"
        view={view}
        title={view.name}
        lead={view.summary}
        figureSize="small"
        figure={
          <div className={styles['emergency']}>
            <EmergencyPanel id="block" {...view.emergency} />
          </div>
        }
      >
        <Contact view={view} />
      </StagedHead>
      <Section id="questions" title={labels.questions}>
        <Faq items={view.questions} />
        <p className={styles['below']}>
          <PageLink href={view.faq.path}>{view.faq.name}</PageLink>
        </p>
      </Section>
      {view.transfers.length > 0 && (
        <NextPages id="transfer" title={labels.transfer} from={labels.payOut} items={view.transfers}>
          {view.choice && (
            <p className={styles['below']}>
              <PageLink href={view.choice.path}>{view.choice.name}</PageLink>
            </p>
          )}
        </NextPages>
      )}
      <Roles view={view} />
      <Section id="account">
        <SideHeadingText html={view.html} />
      </Section>
      <ComplaintsSection complaints={view.complaints} />
      <PageFeedback {...view.feedback} />
    </article>
  );
}
