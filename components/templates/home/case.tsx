import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Chart } from '#components/ui/chart/chart';
import { Wordmark } from '#components/ui/logo-line';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './case.module.css';
import { Part } from './part';

type CaseProps = {
  readonly view: Pick<TemplateProps<typeof homePage>['view'], 'caseTitle' | 'caseText' | 'caseAction'>;
  readonly study: TemplateProps<typeof homePage>['shared']['leading-case'];
};

/** The newest case study by its first measure: what was so, and what is so, as two trains. */
export function Case({ view: { caseTitle, caseText, caseAction }, study }: CaseProps): ReactNode {
  return (
    <Part id="case" title={caseTitle} text={caseText}>
      <div className={styles['case']}>
        <Chart chart={study.chart} />
        <div className={styles['study']}>
          <p className={styles['customer']}>
            <Wordmark {...study.customer} />
          </p>
          <h3>{study.name}</h3>
          <p>{study.text}</p>
          <PageLink href={study.path}>{caseAction}</PageLink>
        </div>
      </div>
    </Part>
  );
}
