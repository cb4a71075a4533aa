import type { ReactNode } from 'react';
import { Chart } from '#components/ui/chart/chart';
import { Keys } from '#components/ui/keys';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './purchases.module.css';

/**
 * What a purchase abroad comes to: a key for each of three, and the way of its money. Style sheet alone: it works
 * without a script and from the keyboard.
 */
export function Purchases({
  purchases: { legend, items },
}: {
  readonly purchases: TemplateProps<typeof exchangeRatesIndex>['view']['purchases'];
}): ReactNode {
  const valueOf = (index: number): string => String(index + 1);
  return (
    <div className={styles['purchases']}>
      <Keys
        legend={legend}
        name="purchase"
        items={items.map(({ key }, index) => ({ value: valueOf(index), key }))}
        first={valueOf(0)}
      />
      <div className={styles['states']}>
        {items.map(({ key, chart }, index) => (
          <div key={key} data-state={valueOf(index)}>
            <Chart chart={chart} />
          </div>
        ))}
      </div>
    </div>
  );
}
