import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './faq.module.css';

export type FaqProps = {
  /** `html` comes from the site's own Markdown; `id` lets links point at the question. */
  readonly items: readonly {
    readonly title: string;
    readonly html: string;
    readonly id?: string | undefined;
  }[];
  /** Where there are few, all answers are open. */
  readonly isOpen?: boolean;
  /** The first answer is open, and shows that there are answers. */
  readonly isFirstOpen?: boolean;
};

/** Questions that open their answers, each with its points. */
export function Faq({ items, isOpen = false, isFirstOpen = false }: FaqProps): ReactNode {
  return (
    <div className={styles['faq']}>
      {items.map(({ title, html, id }, index) => (
        <details key={title} open={isOpen || (isFirstOpen && index === 0)}>
          <summary>{title}</summary>
          {/* Inside, so that the browser opens what a link points at. */}
          <div id={id}>
            <Prose html={html} />
          </div>
        </details>
      ))}
    </div>
  );
}
