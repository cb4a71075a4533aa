import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import type { FieldView } from '#lib/core/form-view';
import styles from './field.module.css';

export type FieldProps = {
  readonly field: FieldView;
  /** Id of the form; ids of its fields begin with it. */
  readonly form: string;
  /** The word after the label of an optional field. */
  readonly optional: string;
  /** Error message for the value. */
  readonly problem?: string | undefined;
  /** A field that does not apply is neither shown nor sent. */
  readonly isFieldShown?: boolean;
  /** Counts the characters of a long answer, once it is near the maximum length. */
  readonly count?: string | undefined;
};

export const idOf = (form: string, name: string): string => `${form}-${name}`;

type ControlProps = FieldView['rules'] & {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
};

/** Attributes of a control: id, name, description, and constraints for the browser. */
export function describe({ field, form, problem }: FieldProps): ControlProps {
  const id = idOf(form, field.name);
  const { rules } = field;
  return {
    id,
    name: field.name,
    'aria-describedby': `${field.hint ? `${id}-hint ` : ''}${id}-problem`,
    'aria-invalid': problem === undefined ? undefined : true,
    ...rules,
  };
}

/** The word after a label, if the field is optional. */
export function OptionalLabel({ field, optional }: FieldProps): ReactNode {
  return field.isOptional ? <span className={styles['optional']}> ({optional})</span> : null;
}

/** Hint below a label. */
export function Hint({ field, form }: FieldProps): ReactNode {
  if (!field.hint) return null;
  return (
    <p
      id={`${idOf(form, field.name)}-hint`}
      className={styles['hint']}
      dangerouslySetInnerHTML={toMarkup(field.hint)}
    />
  );
}

/** Container of the message; without height while empty. */
export function Problem({ field, form, problem }: FieldProps): ReactNode {
  return (
    <p id={`${idOf(form, field.name)}-problem`} className={styles['problem']} data-problem={field.name}>
      {problem}
    </p>
  );
}
