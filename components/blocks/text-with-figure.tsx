import type { ReactNode } from 'react';
import styles from './text-with-figure.module.css';

export type TextWithFigureProps = {
  /** Sticky beside the text where there is room. */
  readonly figure: ReactNode;
  readonly children: ReactNode;
  /** In seven columns instead of four. */
  readonly isWide?: boolean;
};

/** A figure with text beside it. */
export function TextWithFigure({ figure, children, isWide }: TextWithFigureProps): ReactNode {
  return (
    <div className={isWide ? `${styles['beside']} ${styles['wide']}` : styles['beside']}>
      <div>{figure}</div>
      {children}
    </div>
  );
}
