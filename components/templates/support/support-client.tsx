import type { ReactNode } from 'react';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import { LineStops } from '#components/blocks/line-stops';
import { PageHead } from '#components/blocks/page-head';
import { SideHeaded } from '#components/blocks/side-headed';
import { TelephoneList } from '#components/blocks/telephone-list';
import { Faq } from '#components/ui/faq';
import { Icon } from '#components/ui/icon';
import { Wordmark } from '#components/ui/logo-line';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { supportClient } from '#lib/families/support/family';
import article from '../article.module.css';
import { ComplaintsSection } from './complaints';
import styles from './support.module.css';

function Contact({
  view: { telephone, email, hours, labels },
}: {
  readonly view: TemplateProps<typeof supportClient>['view'];
}): ReactNode {
  return (
    <section id="contact" className={styles['contact']} aria-labelledby="contact-title">
      <h2 id="contact-title">{labels.call}</h2>
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
            <a href={email.href}>{email.text}</a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Roles({
  view: { roles, labels },
}: {
  readonly view: TemplateProps<typeof supportClient>['view'];
}): ReactNode {
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

/** One company: whom to call, what to block, who does what, how to get the money, what others ask. */
export function SupportClient({ view }: TemplateProps<typeof supportClient>): ReactNode {
  const { labels } = view;
  return (
    <article className={article['page']}>
      <PageHead view={view} kicker={<Wordmark {...view.company} />} title={view.name} lead={view.summary} />
      <div className={styles['call']}>
        <Contact view={view} />
        <EmergencyPanel id="block" {...view.emergency} />
      </div>
      <Section id="questions" title={labels.questions}>
        <Faq items={view.questions} />
        <p className={styles['onward']}>
          <a href={view.faq.path}>{view.faq.name}</a>
        </p>
      </Section>
      {view.transfers.length > 0 && (
        <Section id="transfer" title={labels.transfer}>
          <LineStops from={labels.payOut} items={view.transfers} />
        </Section>
      )}
      <Roles view={view} />
      <Section id="account">
        <SideHeaded html={view.html} />
      </Section>
      <ComplaintsSection complaints={view.complaints} />
    </article>
  );
}
