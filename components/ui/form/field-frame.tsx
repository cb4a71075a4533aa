import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import type { FieldView } from '#lib/core/form-view';
import styles from './field.module.css';

export type FieldProps = {
  readonly field: FieldView;
  /** Id of the form; ids of its fields begin with it. */
  readonly form: string;
  /** The word behind the label of a field that may stay empty. */
  readonly optional: string;
  /** Error message for the value. */
  readonly problem?: string | undefined;
  /** A field that is not asked for is not there: neither to see nor in the message. */
  readonly isAsked?: boolean;
  /** How much of a long answer is used up, once it comes near what there is room for. */
  readonly count?: string | undefined;
};

export const idOf = (form: string, name: string): string => `${form}-${name}`;

type ControlProps = FieldView['rules'] & {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
};

/** What a control says of itself: its id and name, what describes it, and what the browser may check. */
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

/** The word behind a label: nothing, or that the field may stay empty. */
export function Optional({ field, optional }: FieldProps): ReactNode {
  return field.isOptional ? <span className={styles['optional']}> ({optional})</span> : null;
}

/** Below a label: what helps to fill the field in. */
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

/** The place of the message; empty, it takes no room. */
export function Problem({ field, form, problem }: FieldProps): ReactNode {
  return (
    <p id={`${idOf(form, field.name)}-problem`} className={styles['problem']} data-problem={field.name}>
      {problem}
    </p>
  );
}
