import type { ReactNode } from 'react';
import { describeControl, type FieldState } from './field-state';
import styles from './field.module.css';

export type SelectProps = FieldState & {
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly defaultValue?: string;
  readonly autoComplete?: string;
};

/** One choice out of many in a `Field`; for a handful take `Choice`. */
export function Select({
  id,
  hint,
  error,
  required,
  name,
  options,
  defaultValue,
  autoComplete,
}: SelectProps): ReactNode {
  const own = { id, name, defaultValue, autoComplete };
  return (
    <select
      className={`${styles['control']} ${styles['select']}`}
      {...own}
      {...describeControl({ id, hint, error, required })}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
