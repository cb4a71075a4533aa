import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './find-field.module.css';

export type FindFieldProps = {
  /** What it looks for; stands in the field until something is typed. */
  readonly name: string;
  /** Where the address keeps what was typed: `find` for `?find=…`. */
  readonly parameter?: string | undefined;
  /** What can be chosen instead of typing it. */
  readonly options?: readonly string[] | undefined;
};

/** Looks for words in the list of a page. Script does it, so without script the field is not there. */
export function FindField({ name, parameter, options = [] }: FindFieldProps): ReactNode {
  return (
    <div className={styles['field']} role="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        maxLength={80}
        data-find-field=""
        {...(parameter && { 'data-find-parameter': parameter })}
        {...(options.length > 0 && { list: 'find-options' })}
      />
      {options.length > 0 && (
        <datalist id="find-options">
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </div>
  );
}
