import type { ReactNode } from 'react';
import '#components/ui/dotted-links-across.css';
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
  /** `across`: in the page head; `down`: sticky beside the topics. */
  readonly form: 'across' | 'down';
};

/** Topics as dots on a line, with the current one highlighted. */
export function Topics({ label, topics, form }: TopicsProps): ReactNode {
  const isDown = form === 'down';
  return (
    <nav
      className={`${styles['topics']} ${styles[form]}`}
      aria-label={label}
      {...(isDown && { 'data-contents': '' })}
    >
      <ul className={isDown ? 'dotted-links' : 'dotted-links dotted-links-across'}>
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
