import type { ReactNode } from 'react';
import type { FieldState } from './field-state';
import styles from './field.module.css';

export type FieldProps = FieldState & {
  readonly label: string;
  /** Word behind the label of a field that may stay empty. */
  readonly optionalLabel?: string | undefined;
  readonly children: ReactNode;
};

/** Hint and error of a control, under the ids that `describeControl` names. */
export function FieldNotes({ id, hint, error }: FieldState): ReactNode {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </>
  );
}

/** Label, hint and error around one control of a form. */
export function Field({ id, label, hint, error, required, optionalLabel, children }: FieldProps): ReactNode {
  return (
    <div className={styles['field']} {...(error && { 'data-invalid': '' })}>
      <label htmlFor={id}>
        {label}
        {!required && optionalLabel && <span> {optionalLabel}</span>}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}
