import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './steps.module.css';

export type StepsProps = {
  readonly items: readonly { readonly title: string; readonly html: string }[];
  readonly level?: 3 | 4;
};

export function Steps({ items, level = 3 }: StepsProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['frame']}>
      <ol className={styles['steps']}>
        {items.map(({ title, html }) => (
          <li key={title}>
            <Heading>{title}</Heading>
            <Prose html={html} />
          </li>
        ))}
      </ol>
    </div>
  );
}
