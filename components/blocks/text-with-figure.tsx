import type { ReactNode } from 'react';
import styles from './text-with-figure.module.css';

export type TextWithFigureProps = {
  /** Sticky beside the text where there is room. */
  readonly figure: ReactNode;
  readonly children: ReactNode;
};

/** A figure in four columns with text beside it. */
export function TextWithFigure({ figure, children }: TextWithFigureProps): ReactNode {
  return (
    <div className={styles['beside']}>
      <div>{figure}</div>
      {children}
    </div>
  );
}
