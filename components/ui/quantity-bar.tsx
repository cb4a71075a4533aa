import type { ReactNode } from 'react';
import styles from './quantity-bar.module.css';

export type QuantityBarProps = {
  /** Horizontal start and end in the parent SVG, as a percentage or in px. */
  readonly from?: string;
  readonly to: string;
  readonly y: string | number;
};

/** A quantity or a span as a solid bar, in a drawing that stretches with its frame. */
export const QuantityBar = ({ from = '0', to, y }: QuantityBarProps): ReactNode => (
  <line className={styles['bar']} x1={from} x2={to} y1={y} y2={y} />
);
