import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeProps = {
  /** The aspect of the signal: no lamp, right, middle or left lamp lit. */
  readonly tone: 'neutral' | 'clear' | 'caution' | 'stop';
  readonly children: ReactNode;
};

/** A state in a word, with the signal that goes with it: the lamp's place tells it without colour. */
export function Badge({ tone, children }: BadgeProps): ReactNode {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
