import type { ReactNode } from 'react';
import type { exchangeRatesNetwork } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page-model/template';
import page from './exchange-rates.module.css';
import styles from './check-steps.module.css';

/** How to work out one's own mark-up, each step with the numbers of a purchase beside it. */
export function CheckSteps({
  check: { steps, example, text },
}: {
  readonly check: TemplateProps<typeof exchangeRatesNetwork>['view']['check'];
}): ReactNode {
  return (
    <div className={styles['check']}>
      <p className={styles['example']}>{example}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.result}>
            <p>{step.text}</p>
            <p className={styles['result']}>{step.result}</p>
          </li>
        ))}
      </ol>
      <p className={page['remark']}>{text}</p>
    </div>
  );
}
