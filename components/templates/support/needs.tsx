import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './support.module.css';

/** What a customer must have at hand. */
export function Needs({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className={styles['pieces']}>
      {items.map((html) => (
        <li key={html}>
          <span dangerouslySetInnerHTML={toMarkup(html)} />
        </li>
      ))}
    </ul>
  );
}
