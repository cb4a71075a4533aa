import { Fragment, type ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table';
import { Keys } from '#components/ui/keys';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import type { TemplateProps } from '#lib/page/template';
import styles from './calculator.module.css';

type Calculator = TemplateProps<typeof exchangeRatesIndex>['view']['calculator'];
type Fields = Calculator['fields'];

function NumberField({
  id,
  label,
  field,
}: {
  readonly id: string;
  readonly label: ReactNode;
  readonly field: Pick<Fields['fee'], 'value' | 'unreadable' | 'outside'>;
}): ReactNode {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={field.value}
        aria-describedby={`${id}-message`}
      />
      <p
        id={`${id}-message`}
        aria-live="polite"
        data-unreadable={field.unreadable}
        data-outside={field.outside}
      />
    </div>
  );
}

/** Each option carries its rates: the script needs no other data. */
function CurrencyField({ currency }: { readonly currency: Fields['currency'] }): ReactNode {
  return (
    <div className={styles['field']}>
      <label htmlFor="calculator-currency">{currency.label}</label>
      <select id="calculator-currency" defaultValue={currency.first}>
        {currency.groups.map(({ label, items }) => (
          <optgroup key={label} label={label}>
            {items.map(({ code, name, reference, card }) => (
              <option key={code} value={code} data-reference={reference} data-card={card}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function Answer({ answer }: { readonly answer: Calculator['answer'] }): ReactNode {
  return (
    <output className={styles['answer']} aria-live="polite" aria-atomic="true">
      {answer.map(({ purchase, exchange, text }) => (
        <Fragment key={purchase}>
          <span data-purchase={purchase} data-exchange={exchange}>
            {text}
          </span>{' '}
        </Fragment>
      ))}
    </output>
  );
}

/** What a payment comes to: fields with their answer where there is script, and always examples. */
export function RateCalculator({ calculator }: { readonly calculator: Calculator }): ReactNode {
  const { ways, fields, answer, age, examples } = calculator;
  const { amount, currency, fee } = fields;
  return (
    <div className={styles['calculator']} data-behaviour="rate-calculator">
      <p className={styles['age']} data-rates-of={age.day}>
        {age.text} <span>{age.old}</span>
      </p>
      <div className={styles['panel']}>
        <Keys
          legend={ways.legend}
          name="way"
          items={ways.items.map((key, index) => ({ value: index === 0 ? 'purchase' : 'exchange', key }))}
          first="purchase"
          form="columns"
        />
        <div className={styles['fields']}>
          <NumberField
            id="calculator-amount"
            field={amount}
            label={
              <>
                <span className={styles['foreign']}>{amount.foreign}</span>
                <span className={styles['euro']}>{amount.euro}</span>
              </>
            }
          />
          <CurrencyField currency={currency} />
          <NumberField id="calculator-fee" field={fee} label={fee.label} />
        </div>
        <Answer answer={answer} />
      </div>
      <div className={styles['examples']}>
        <DataTable {...examples} numeric={[1, 2, 3]} onPhones="scroll" />
      </div>
    </div>
  );
}
