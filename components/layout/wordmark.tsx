import type { ReactNode } from 'react';
import styles from './wordmark.module.css';

/** The name with its mark: a railway switch and a green light. */
export function Wordmark(): ReactNode {
  return <span className={styles['wordmark']}>Stellwerk</span>;
}
