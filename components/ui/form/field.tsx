import type { ReactNode } from 'react';
import { CheckboxField, RadioField } from './choice-field';
import { idOf, type FieldProps } from './field-frame';
import { TextField } from './text-field';
import styles from './field.module.css';
import markerStyles from './status-marker.module.css';

const controls = { radio: RadioField, checkbox: CheckboxField };

/** One field of a form. */
export function Field(props: FieldProps): ReactNode {
  const { field, form, problem, isFieldShown = true } = props;
  const { name, kind, half } = field;
  const Control = kind === 'radio' || kind === 'checkbox' ? controls[kind] : TextField;
  return (
    <div
      id={`${idOf(form, name)}-field`}
      className={`${markerStyles['marker']} ${styles['field']}`}
      data-field={name}
      data-half={half ?? undefined}
      data-wrong={problem === undefined ? undefined : ''}
      hidden={!isFieldShown}
    >
      <Control {...props} />
    </div>
  );
}
