import type { ReactNode } from 'react';
import { describeControl, type FieldState } from './field-state';
import styles from './field.module.css';

export type TextAreaProps = FieldState & {
  readonly name: string;
  readonly rows?: number;
  readonly defaultValue?: string;
  readonly maxLength?: number;
};

/** Several lines of text in a `Field`; grows with them where the browser can. */
export function TextArea({
  id,
  hint,
  error,
  required,
  name,
  rows = 5,
  defaultValue,
  maxLength,
}: TextAreaProps): ReactNode {
  const own = { id, name, rows, defaultValue, maxLength };
  return (
    <textarea className={styles['control']} {...own} {...describeControl({ id, hint, error, required })} />
  );
}
