import type { ReactNode } from 'react';
import { PageHead } from '#components/blocks/page-head';
import { Diagram } from '#components/ui/diagram/diagram';
import { Section } from '#components/ui/section';
import type { TemplateProps } from '#lib/page/template';
import type { withdrawalSelection } from '#lib/families/support/family';
import article from '../article.module.css';
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
      <h3>
        <a href={way.path}>{way.name}</a>
      </h3>
      <p>{way.text}</p>
      <dl>
        {way.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h4>{needsTitle}</h4>
      <Needs items={way.needs} />
      <p className={styles['action']}>
        <a className="button" href={way.path} aria-label={`${way.action}: ${way.name}`}>
          {way.action}
        </a>
      </p>
    </li>
  );
}

/** The choice between two ways of a payout, side by side. */
export function WithdrawalSelection({ view }: TemplateProps<typeof withdrawalSelection>): ReactNode {
  return (
    <article className={article['page']}>
      <PageHead view={view} title={view.name} lead={view.summary} />
      <Section id="ways" title={view.labels.ways}>
        <ul className={styles['choice']}>
          {view.ways.map((way) => (
            <WayColumn key={way.way} way={way} needsTitle={view.labels.needs} />
          ))}
        </ul>
      </Section>
      <Diagram diagram={view.diagram} />
    </article>
  );
}
