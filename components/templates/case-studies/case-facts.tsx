import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { caseStudy } from '#lib/families/case-studies/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './case-facts.module.css';

export type CaseFactsProps = { readonly view: TemplateProps<typeof caseStudy>['view'] };

/** Who the customer is, on one line of the page's grid. */
export function CaseFacts({ view: { what, facts, labels, industry } }: CaseFactsProps): ReactNode {
  return (
    <section className={styles['facts']} aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {labels.facts}
      </h2>
      <dl>
        <div>
          <dt>{labels.customer}</dt>
          <dd>{what}</dd>
        </div>
        <div>
          <dt>{labels.industry}</dt>
          <dd>{industry.path ? <PageLink href={industry.path}>{industry.name}</PageLink> : industry.name}</dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
