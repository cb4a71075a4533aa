import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './topics.module.css';

export type TopicsProps = {
  readonly label: string;
  readonly topics: readonly {
    readonly name: string;
    readonly path: string;
    readonly count: string;
    readonly isCurrent?: boolean;
  }[];
};

/**
 * Topics of the page, or pages of topics, as dots on a line, beside the text on wide screens. The current one is
 * highlighted.
 */
export function Topics({ label, topics }: TopicsProps): ReactNode {
  return (
    <nav
      className={styles['topics']}
      aria-label={label}
      {...(topics[0]?.path.startsWith('#') && { 'data-contents': '' })}
    >
      <ul className="dotted-links">
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
