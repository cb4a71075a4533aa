import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './neighbours.module.css';

export type NeighboursProps = {
  readonly items: readonly {
    /** What it is: the previous term, the next part, the newer release. */
    readonly label: string;
    readonly name: string;
    readonly path: string;
    readonly rel?: string;
  }[];
  /** Name for assistive technology, where the labels do not say enough. */
  readonly label?: string;
};

/** The pages before and after this one in a series. */
export function Neighbours({ items, label }: NeighboursProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles['neighbours']} aria-label={label}>
      {items.map(({ name, path, rel, ...item }) => (
        <li key={path}>
          <span>{item.label}</span>{' '}
          <PageLink href={path} {...(rel && { rel })}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
