import { Fragment, type ReactNode } from 'react';
import '#components/ui/selects.css';
import type { exchangeRatesIndex } from '#lib/families/exchange-rates/family';
import { fillWords, type ConversionWords } from '#lib/i18n/conversion';
import type { TemplateProps } from '#lib/page-model/template';
import type { NumberError, NumberName } from './convert-values';
import { NumberField } from './number-field';
import fieldStyles from './number-field.module.css';
import styles from './calculator.module.css';

type View = TemplateProps<typeof exchangeRatesIndex>['view']['calculator'];
type Fields = View['fields'];

export function CalculatorField({
  name,
  label,
  field,
  error,
}: {
  readonly name: NumberName;
  readonly label: ReactNode;
  readonly field: Pick<Fields['fee'], 'value' | NumberError>;
  readonly error: NumberError | undefined;
}): ReactNode {
  return (
    <NumberField
      id={`calculator-${name}`}
      name={name}
      label={label}
      value={field.value}
      inputMode="decimal"
      problem={error ? field[error] : null}
      className={styles['field']}
    />
  );
}

export function CurrencyField({ currency }: { readonly currency: Fields['currency'] }): ReactNode {
  return (
    <div className={`${fieldStyles['field']} ${styles['field']}`}>
      <label htmlFor="calculator-currency">{currency.label}</label>
      <select id="calculator-currency" name="currency" defaultValue={currency.first}>
        {currency.groups.map(({ label, items }) => (
          <optgroup key={label} label={label}>
            {items.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

export function Answer({
  answer,
  direction,
  words,
}: {
  readonly answer: View['answer'];
  readonly direction: string;
  /** Null if a field is invalid; undefined before hydration, when the document's text is kept. */
  readonly words: ConversionWords | null | undefined;
}): ReactNode {
  return (
    <output className={styles['answer']} aria-live="polite" aria-atomic="true">
      {answer.map(({ purchase, exchange, text }) => (
        <Fragment key={purchase}>
          <span>
            {words === undefined
              ? text
              : words && fillWords(direction === 'exchange' ? exchange : purchase, words)}
          </span>{' '}
        </Fragment>
      ))}
    </output>
  );
}
