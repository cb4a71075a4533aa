import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import styles from './support.module.css';

/** What a customer must have at hand, to tick off on paper or in the head. */
export function Needs({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className={styles['checks']}>
      {items.map((html) => (
        <li key={html}>
          <Icon name="check" />
          <span dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}
