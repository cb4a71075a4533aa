import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './steps.module.css';

export type StepsProps = {
  /** `html` comes from the site's own Markdown. */
  readonly items: readonly { readonly title: string; readonly html: string }[];
  /** Level of the titles. */
  readonly level?: 3 | 4;
};

/** What happens one after the other, with numbered plates. */
export function Steps({ items, level = 3 }: StepsProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles['steps']}>
      {items.map(({ title, html }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <Prose html={html} />
        </li>
      ))}
    </ol>
  );
}
