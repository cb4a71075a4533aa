import type { ReactNode } from 'react';
import { describe, Hint, OptionalLabel, Problem, type FieldProps } from './field-frame';
import styles from './choice-field.module.css';

/** Up to three short options are in one row, on phones too. */
const areShort = ({ choices }: FieldProps['field']): boolean =>
  choices.length === 3 && choices.every(({ label }) => label.length <= 9);

/** One option of several, each in its own box. */
export function RadioField(props: FieldProps): ReactNode {
  const { field } = props;
  const { id, name, required, ...attributes } = describe(props);
  return (
    <fieldset id={id} role="radiogroup" {...attributes} tabIndex={-1}>
      <legend>
        {field.label}
        <OptionalLabel {...props} />
      </legend>
      <Hint {...props} />
      <div className={areShort(field) ? `${styles['choices']} ${styles['short']}` : styles['choices']}>
        {field.choices.map(({ value, label, note }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required={required}
              defaultChecked={value === field.preset}
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      <Problem {...props} />
    </fieldset>
  );
}

/** A single checkbox. */
export function CheckboxField(props: FieldProps): ReactNode {
  const { field } = props;
  return (
    <>
      <label className={styles['check']}>
        <input type="checkbox" value={field.choices[0]?.value ?? 'yes'} {...describe(props)} />
        <span>{field.label}</span>
      </label>
      <Hint {...props} />
      <Problem {...props} />
    </>
  );
}
