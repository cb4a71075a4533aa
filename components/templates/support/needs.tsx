import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import styles from './needs.module.css';

export function Needs({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul className={styles['list']}>
      {items.map((html) => (
        <li key={html}>
          <span dangerouslySetInnerHTML={toMarkup(html)} />
        </li>
      ))}
    </ul>
  );
}
