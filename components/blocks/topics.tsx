import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './topics.module.css';

export type TopicsProps = {
  readonly label: string;
  /** All topics with the number of their questions. */
  readonly topics: readonly {
    readonly name: string;
    readonly path: string;
    readonly count: string;
    readonly isCurrent?: boolean;
  }[];
  /** `across`, on desks the line crosses the head; `down`, it runs beside the topics and follows the reader. */
  readonly form: 'across' | 'down';
};

/** All topics as the stations of a line: across, the one that is shown is lit; down, the route to the one that is read. */
export function Topics({ label, topics, form }: TopicsProps): ReactNode {
  const isDown = form === 'down';
  return (
    <nav
      className={`${styles['topics']} ${styles[form]}`}
      aria-label={label}
      {...(isDown && { 'data-contents': '' })}
    >
      <ul className={isDown ? 'stops' : 'stops stops-across'}>
        {topics.map(({ name, path, count, isCurrent }) => (
          <li key={path}>
            <PageLink href={path} {...(isCurrent && { 'aria-current': 'page' })}>
              {name}
            </PageLink>{' '}
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
