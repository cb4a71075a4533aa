import type { ReactNode } from 'react';
import styles from './wide-plan.module.css';

/** A diagram across the page, where there is room for its wide drawing: the tall one stands in the page's head. */
export function WidePlan({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['plan']}>{children}</div>;
}
