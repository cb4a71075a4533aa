import type { ReactNode } from 'react';
import styles from './wordmark.module.css';

/** The name with its mark: a switch that parts from the main track, and a green light. */
export function Wordmark(): ReactNode {
  return <span className={styles['wordmark']}>Stellwerk</span>;
}
