import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { PageHead } from '#components/blocks/page-head';
import { PanelHead } from '#components/blocks/panel-head';
import { TelephoneList } from '#components/blocks/telephone-list';
import { Diagram } from '#components/ui/diagram/diagram';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page-model/template';
import type { withdrawalSelection } from '#lib/families/support/family';
import article from '../article.module.css';
import { LargeFacts } from './large-facts';
import { Needs } from './needs';
import styles from './withdrawal.module.css';

function WayColumn({
  way,
  needsTitle,
}: {
  readonly way: TemplateProps<typeof withdrawalSelection>['view']['ways'][number];
  readonly needsTitle: string;
}): ReactNode {
  return (
    <li>
      <h3>{way.name}</h3>
      <p>{way.text}</p>
      <LargeFacts items={way.facts} />
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

/** The choice between two ways of a payout, side by side. */
export function WithdrawalSelection({ view }: TemplateProps<typeof withdrawalSelection>): ReactNode {
  return (
    <article className={article['page']}>
      {/* At rest neither way is set. */}
      <PanelHead
        form="beside"
        stage={<Diagram diagram={view.diagram} hasRoute={false} hasTitle={false} isBare />}
      >
        <PageHead view={view} title={view.name} lead={view.summary} />
      </PanelHead>
      <Section id="ways" title={view.labels.ways}>
        <ul className={styles['choice']}>
          {view.ways.map((way) => (
            <WayColumn key={way.way} way={way} needsTitle={view.labels.needs} />
          ))}
        </ul>
      </Section>
      <Section id="contact" title={view.contact.title} tone="mist">
        <TelephoneList items={view.contact.numbers} />
      </Section>
    </article>
  );
}
