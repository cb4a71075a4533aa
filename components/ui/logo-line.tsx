import type { ReactNode } from 'react';
import styles from './logo-line.module.css';
import { Wordmark, type WordmarkProps } from './wordmark';

export type LogoLineProps = {
  readonly label: string;
  readonly items: readonly WordmarkProps[];
  /** All on one line on desktops; by default, five per line. */
  readonly isLine?: boolean;
};

export function LogoLine({ label, items, isLine }: LogoLineProps): ReactNode {
  return (
    <ul className={isLine ? `${styles['logos']} ${styles['line']}` : styles['logos']} aria-label={label}>
      {items.map((item) => (
        <li key={item.slug}>
          <Wordmark {...item} />
        </li>
      ))}
    </ul>
  );
}
