import type { ReactNode } from 'react';
import { Calculator } from '#islands/calculator';
import { DataTable } from '#components/ui/data-table';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page-model/template';
import styles from './calculator.module.css';

type View = TemplateProps<typeof exchangeRatesIndex>['view']['calculator'];

/** What a payment comes to: fields with their answer where there is script, and always examples. */
export function RateCalculator({ calculator }: { readonly calculator: View }): ReactNode {
  const { ways, fields, answer, age, examples } = calculator;
  return (
    <div className={styles['calculator']}>
      <Calculator calculator={{ ways, fields, answer, age }} />
      <div className={styles['examples']}>
        <DataTable {...examples} numeric={[1, 2, 3]} onPhones="scroll" />
      </div>
    </div>
  );
}
