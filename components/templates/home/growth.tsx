import type { ReactNode } from 'react';
import { Chart } from '#components/ui/chart/chart';
import { Sparkline } from '#components/ui/chart/sparkline';
import type { homePage } from '#lib/families/home/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './growth.module.css';
import { Part } from './part';

type GrowthProps = {
  readonly view: Pick<
    TemplateProps<typeof homePage>['view'],
    'growth' | 'proof' | 'proofTitle' | 'proofText'
  >;
};

/** In service: a yard with one track for each company, and what runs through it. */
export function Growth({ view: { growth, proof, proofTitle, proofText } }: GrowthProps): ReactNode {
  return (
    <Part id="proof" tone="mist" title={proofTitle} text={proofText}>
      <div className={styles['growth']}>
        <Chart chart={growth} hasTitle={false} />
        <dl className={styles['figures']}>
          {proof.map(({ value, label, course }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {course && <Sparkline line={course} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Part>
  );
}
