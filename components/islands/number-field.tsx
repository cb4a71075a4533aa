import type { ReactNode } from 'react';
import styles from './number-field.module.css';

type NumberFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  /** Whether decimals are allowed. */
  readonly inputMode: 'decimal' | 'numeric';
  /** What is wrong with the number; null if nothing is. */
  readonly problem: string | null;
  /** Places the field in its panel. */
  readonly className: string | undefined;
};

/** A number of a panel that computes while it is typed. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { id, name, label, value, inputMode, problem, className } = props;
  return (
    <div className={`${styles['field']} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        defaultValue={value}
        aria-describedby={`${id}-message`}
        aria-invalid={problem !== null || undefined}
      />
      <p id={`${id}-message`} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
