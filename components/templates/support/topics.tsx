import type { ReactNode } from 'react';
import styles from './topics.module.css';

export type TopicsProps = {
  readonly label: string;
  /** All topics with the number of their questions. */
  readonly topics: readonly {
    readonly name: string;
    readonly path: string;
    /** What it is about. */
    readonly text?: string;
    readonly count: string;
    readonly isCurrent: boolean;
  }[];
};

/** All topics as the stations of a line; on the page of a topic, the route to it is set. */
export function Topics({ label, topics }: TopicsProps): ReactNode {
  return (
    <nav className={styles['topics']} aria-label={label}>
      <ul className={`stops stops-across ${styles['line']}`}>
        {topics.map(({ name, path, count, isCurrent }) => (
          <li key={path}>
            <a href={path} {...(isCurrent && { 'aria-current': 'page' })}>
              {name}
            </a>{' '}
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
