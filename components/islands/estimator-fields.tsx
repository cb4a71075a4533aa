import type { ReactNode } from 'react';
import { PhoneDisclosure } from '#components/ui/phone-disclosure';
import { formatNumber } from '#lib/i18n/format';
import type { Language } from '#lib/i18n/languages';
import type { EstimatedService } from './estimate';
import { NumberField } from './number-field';
import styles from './estimator.module.css';

type FieldsProps = {
  readonly service: EstimatedService;
  readonly locale: Language;
  /** Ids of fields whose error is shown. */
  readonly errors: ReadonlySet<string>;
  readonly wrong: string;
};

/** The quantities of one service; on phones folded, unless there is an example. */
export function ServiceFields({ service: { name, pieces }, locale, errors, wrong }: FieldsProps): ReactNode {
  return (
    <div className={styles['service']}>
      <PhoneDisclosure label={name} isOpen={pieces.some(({ example }) => example !== undefined)} />
      <fieldset>
        <legend>{name}</legend>
        {pieces.map(({ id, label, example }) => (
          <NumberField
            key={id}
            id={`estimate-${id}`}
            name={id}
            label={label}
            value={example === undefined ? '' : formatNumber(example, locale)}
            inputMode="numeric"
            problem={errors.has(id) ? wrong : null}
            className={styles['field']}
          />
        ))}
      </fieldset>
    </div>
  );
}
