import type { ReactNode } from 'react';
import '../selects.css';
import { describe, Hint, OptionalLabel, Problem, type FieldProps } from './field-frame';
import styles from './field.module.css';

/** A blank placeholder lets `:placeholder-shown` match fields that are empty. */
const blank = { placeholder: ' ' } as const;

/** Kinds of inputs that have no placeholder in HTML. */
const withoutPlaceholder: readonly string[] = ['date', 'file'];

function Control(props: FieldProps): ReactNode {
  const { kind, choices, rules } = props.field;
  const attributes = describe(props);
  if (kind === 'textarea')
    return <textarea {...attributes} {...blank} rows={(rules.maxLength ?? 0) > 2000 ? 6 : 3} />;
  if (kind !== 'select')
    return <input {...attributes} {...(!withoutPlaceholder.includes(kind) && blank)} type={kind} />;
  return (
    <select {...attributes}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A text field or select: label, hint, control, message. */
export function TextField(props: FieldProps): ReactNode {
  const { field } = props;
  const attributes = describe(props);
  return (
    <>
      <label htmlFor={attributes.id}>
        {field.label}
        <OptionalLabel {...props} />
      </label>
      <Hint {...props} />
      <Control {...props} />
      {field.kind === 'textarea' && field.rules.maxLength && (
        <p className={styles['count']} data-count={field.name} hidden={props.count === undefined}>
          {props.count}
        </p>
      )}
      <Problem {...props} />
    </>
  );
}
