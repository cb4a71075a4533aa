import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './faq.module.css';

export type FaqProps = {
  readonly items: readonly {
    readonly title: string;
    readonly html: string;
    readonly id?: string | undefined;
  }[];
  readonly isFirstOpen?: boolean;
};

export function Faq({ items, isFirstOpen = false }: FaqProps): ReactNode {
  return (
    <div className={styles['faq']}>
      {items.map(({ title, html, id }, index) => (
        <details key={title} open={isFirstOpen && index === 0}>
          <summary>{title}</summary>
          {/* Browsers open `details` for a fragment inside it, not on it. */}
          <div id={id}>
            <Prose html={html} />
          </div>
        </details>
      ))}
    </div>
  );
}
