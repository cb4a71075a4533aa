import type { ReactNode } from 'react';
import { LinkSequence } from '#components/ui/link-sequence';
import type { LinkItem } from '#lib/content/page';
import type { CaseStudyView } from '#lib/families/case-studies/view';
import styles from './case-study.module.css';

export type CaseFactsProps = {
  readonly view: CaseStudyView;
  /** The industry's page, where there is one. */
  readonly industry: LinkItem | undefined;
  readonly services: readonly LinkItem[];
};

/** Who the customer is and what it uses, on one line of the page's grid. */
export function CaseFacts({
  view: { facts, labels, ...view },
  industry,
  services,
}: CaseFactsProps): ReactNode {
  return (
    <section className={styles['facts']} aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {labels.facts}
      </h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{labels.industry}</dt>
          <dd>{industry ? <a href={industry.path}>{industry.name}</a> : view.industry.name}</dd>
        </div>
        <div>
          <dt>{labels.services}</dt>
          <dd>
            <LinkSequence items={services} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
