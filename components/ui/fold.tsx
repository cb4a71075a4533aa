import type { ReactNode } from 'react';
import styles from './fold.module.css';

export type FoldProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/**
 * A part of a page that few readers need, closed at first. Browsers and the page loader open it for a fragment
 * inside it, the search of the browser for a word; in print it is open.
 */
export function Fold({ id, title, children }: FoldProps): ReactNode {
  return (
    <details className={styles['fold']}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
