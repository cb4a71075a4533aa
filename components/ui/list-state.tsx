import type { ReactNode } from 'react';
import styles from './list-state.module.css';

export type ListStateProps = {
  /** What is said as long as the whole list is shown. */
  readonly all: string;
  /** What is said of a part of it; `#` stands for the number. */
  readonly sentence: string;
  readonly nothing: string;
  /** What shows the whole list again. */
  readonly reset: string;
};

/** How much of a list is shown, said aloud when it changes, and the way back to the whole. */
export function ListState({ all, sentence, nothing, reset }: ListStateProps): ReactNode {
  return (
    <p className={styles['state']} data-list-state="">
      <span role="status" data-all={all} data-sentence={sentence} data-nothing={nothing}>
        {all}
      </span>{' '}
      <button type="button" hidden>
        {reset}
      </button>
    </p>
  );
}
