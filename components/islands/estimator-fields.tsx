import type { ReactNode } from 'react';
import { formatNumber } from '#lib/i18n/format';
import type { Language } from '#lib/i18n/languages';
import type { EstimatedService } from './estimate';
import styles from './estimator.module.css';

type FieldsProps = {
  readonly service: EstimatedService;
  readonly locale: Language;
  /** Ids of fields whose error is shown. */
  readonly errors: ReadonlySet<string>;
  readonly wrong: string;
};

/** The quantities of one service. */
export function ServiceFields({ service: { name, pieces }, locale, errors, wrong }: FieldsProps): ReactNode {
  return (
    <fieldset className={styles['service']}>
      <legend>{name}</legend>
      {pieces.map(({ id, label, example }) => (
        <div key={id} className={styles['field']}>
          <label htmlFor={`estimate-${id}`}>{label}</label>
          <input
            id={`estimate-${id}`}
            name={id}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={example === undefined ? '' : formatNumber(example, locale)}
            aria-describedby={`estimate-${id}-message`}
            aria-invalid={errors.has(id) || undefined}
          />
          <p id={`estimate-${id}-message`} aria-live="polite">
            {errors.has(id) && wrong}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
