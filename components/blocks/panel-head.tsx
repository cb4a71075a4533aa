import type { ReactNode } from 'react';
import styles from './panel-head.module.css';

/** The ground of a panel under the head of a page, across the window, with tiles where the panel stands. */
export function PanelHead({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['head']}>{children}</div>;
}
