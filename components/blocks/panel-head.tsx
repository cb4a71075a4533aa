import type { ReactNode } from 'react';
import styles from './panel-head.module.css';

export type PanelHeadProps = {
  /** The head; its figure stands on tiles. */
  readonly children: ReactNode;
  /** What stands below the head across the page, on tiles. */
  readonly stage?: ReactNode;
};

/** The ground of a panel under the head of a page, across the window, with tiles where the panel stands. */
export function PanelHead({ children, stage }: PanelHeadProps): ReactNode {
  return (
    <div className={stage ? `${styles['head']} ${styles['staged']}` : styles['head']}>
      {children}
      {stage && <div className={styles['stage']}>{stage}</div>}
    </div>
  );
}
