import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { StagedHead } from '#components/blocks/staged-head';
import { TelephoneList } from '#components/blocks/telephone-list';
import { Diagram } from '#components/ui/diagram/diagram';
import { FactList } from '#components/ui/fact-list';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { withdrawalSelection } from '#lib/families/support/family';
import layout from '../page.module.css';
import { Needs } from './needs';
import head from './withdrawal-head.module.css';
import styles from './withdrawal.module.css';

type OptionProps = {
  readonly way: TemplateProps<typeof withdrawalSelection>['view']['ways'][number];
  readonly needsTitle: string;
};

function PayoutOption({ way, needsTitle }: OptionProps): ReactNode {
  return (
    <li>
      <h3>{way.name}</h3>
      <p>{way.text}</p>
      <FactList className={head['facts']} items={way.facts} />
      <h4>{needsTitle}</h4>
      <Needs items={way.needs} />
      <p className={styles['action']}>
        <PageLink className="button" href={way.path}>
          {way.action}
        </PageLink>
      </p>
    </li>
  );
}

export function WithdrawalSelection({ view }: TemplateProps<typeof withdrawalSelection>): ReactNode {
  return (
    <article className={layout['page']}>
      <StagedHead
        form="beside"
        stage={<Diagram diagram={view.diagram} hasRoute={false} hasTitle={false} isBare />}
        view={view}
        title={view.name}
        lead={view.summary}
      />
      <Section id="ways" title={view.labels.ways}>
        <ul className={styles['choice']}>
          {view.ways.map((way) => (
            <PayoutOption key={way.way} way={way} needsTitle={view.labels.needs} />
          ))}
        </ul>
      </Section>
      <Section id="contact" title={view.contact.title} tone="mist">
        <TelephoneList items={view.contact.numbers} />
      </Section>
    </article>
  );
}
