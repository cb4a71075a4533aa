import type { ReactNode } from 'react';
import type { OnwardLink } from '#lib/page/shared-data';
import styles from './subject-lines.module.css';

export type SubjectLinesProps = {
  /** Fragment of the part. */
  readonly id: string;
  readonly title: string;
  readonly items?: readonly OnwardLink[] | undefined;
};

/** Where a subject goes on in the other lists: each list is a line, its pages are stations, all leave one track. */
export function SubjectLines({ id, title, items = [] }: SubjectLinesProps): ReactNode {
  const lists = [...new Set(items.map(({ list }) => list))];
  if (lists.length === 0) return null;
  return (
    <section className={styles['onward']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['lines']}>
        {lists.map((name) => (
          <li key={name}>
            <span className="plate">{name}</span>
            <ul>
              {items
                .filter(({ list }) => list === name)
                .map((stop) => (
                  <li key={stop.path}>
                    <a href={stop.path}>{stop.name}</a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
