import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './find-field.module.css';

export type FindFieldProps = {
  /** Accessible name and placeholder. */
  readonly name: string;
  /** Query parameter that keeps the text: `find` for `?find=…`. */
  readonly parameter?: string | undefined;
  readonly options?: readonly string[] | undefined;
};

/** A search field for the list of a page; hidden without script. */
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
