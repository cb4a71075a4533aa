import type { ReactNode } from 'react';
import { FieldNotes } from './field';
import { describeControl, type FieldState } from './field-state';
import styles from './choice.module.css';

type Option = {
  readonly value: string /** HTML of the site's own. */;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked?: boolean | undefined;
};

export type ChoiceProps = FieldState & {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  /** The question; a single box of consent needs none. */
  readonly legend?: string | undefined;
  readonly options: readonly Option[];
};

/** Boxes or buttons to tick. Of boxes only a single one can be required: the browser knows no other rule. */
export function Choice({ id, type, name, legend, options, hint, error, required }: ChoiceProps): ReactNode {
  const isRequired = required && (type === 'radio' || options.length === 1);
  const { 'aria-describedby': describedBy, ...state } = describeControl({
    id,
    hint,
    error,
    required: isRequired,
  });
  return (
    <fieldset
      id={id}
      className={styles['choice']}
      aria-describedby={describedBy}
      {...(error && { 'data-invalid': '' })}
    >
      {legend && <legend>{legend}</legend>}
      <FieldNotes id={id} hint={hint} error={error} />
      {options.map(({ value, label, hint: note, checked }) => (
        <label key={value}>
          <input type={type} name={name} value={value} defaultChecked={checked} {...state} />
          <span dangerouslySetInnerHTML={{ __html: label }} />
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
