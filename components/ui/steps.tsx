import type { ReactNode } from 'react';
import { Prose } from './prose';
import styles from './steps.module.css';
import track from './steps-track.module.css';

export type StepsProps = {
  readonly items: readonly { readonly title: string; readonly html: string }[];
  readonly level?: 3 | 4;
  /** Rows, or a horizontal track where there is room. */
  readonly form?: 'rows' | 'track';
};

export function Steps({ items, level = 3, form = 'rows' }: StepsProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['frame']}>
      <ol className={[styles['steps'], form === 'track' ? track['track'] : styles['rows']].join(' ')}>
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
