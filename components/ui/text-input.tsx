import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { describeControl, type FieldState } from './field-state';
import styles from './field.module.css';

export type TextInputProps = FieldState & {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly defaultValue?: string;
  readonly maxLength?: number;
};

/** One line of text in a `Field`. */
export function TextInput({
  id,
  hint,
  error,
  required,
  name,
  type = 'text',
  autoComplete,
  defaultValue,
  maxLength,
}: TextInputProps): ReactNode {
  const own = { id, name, type, autoComplete, defaultValue, maxLength };
  return <input className={styles['control']} {...own} {...describeControl({ id, hint, error, required })} />;
}
