import type { ReactNode } from 'react';
import styles from './list-state.module.css';

export type ListStateProps = {
  readonly all: string;
  /** Text for a part of it, with `#` as the placeholder of the number. */
  readonly filtered: string;
  readonly nothing: string;
  readonly reset: string;
};

/** Status of a filtered list, announced by screen readers, with a reset button. */
export function ListState({ all, filtered, nothing, reset }: ListStateProps): ReactNode {
  return (
    <p className={styles['state']} data-list-state="">
      <span role="status" data-all={all} data-filtered={filtered} data-nothing={nothing}>
        {all}
      </span>{' '}
      <button type="button" hidden>
        {reset}
      </button>
    </p>
  );
}
