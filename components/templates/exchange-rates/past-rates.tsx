import type { ReactNode } from 'react';
import { Chart } from '#components/ui/chart/chart';
import { Keys } from '#components/ui/keys';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './past-rates.module.css';

type Past = NonNullable<TemplateProps<typeof exchangeRatesIndex>['view']['past']>;

/** The rates of past days: a key for each of some currencies shows its line, without a script. */
export function PastRates({ past: { legend, items } }: { readonly past: Past }): ReactNode {
  return (
    <div className={styles['past']}>
      <Keys
        legend={legend}
        name="past"
        items={items.map(({ key }, index) => ({ value: String(index + 1), key }))}
        first="1"
      />
      {items.map(({ key, chart }, index) => (
        <div key={key} data-past={index + 1}>
          <Chart chart={chart} />
        </div>
      ))}
    </div>
  );
}
