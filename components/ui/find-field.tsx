import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './find-field.module.css';

export type FindFieldProps = {
  /** What it looks for; stands in the field until something is typed. */
  readonly name: string;
};

/** Looks for words in the list of a page. Script does it, so without script the field is not there. */
export function FindField({ name }: FindFieldProps): ReactNode {
  return (
    <div className={styles['field']} role="search">
      <Icon name="search" />
      <input type="search" aria-label={name} placeholder={name} autoComplete="off" data-find-page="" />
    </div>
  );
}
