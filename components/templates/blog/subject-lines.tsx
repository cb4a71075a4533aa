import type { ReactNode } from 'react';
import type { OnwardLink } from '#lib/page/shared-data';
import styles from './subject-lines.module.css';

export type SubjectLinesProps = {
  /** Name of the list for those who do not see it. */
  readonly label: string;
  readonly items?: readonly OnwardLink[] | undefined;
};

/** Where a subject goes on in the other lists: each list is a line, its pages are stations, all leave one track. */
export function SubjectLines({ label, items = [] }: SubjectLinesProps): ReactNode {
  const lists = [...new Set(items.map(({ list }) => list))];
  return (
    <ul className={styles['lines']} aria-label={label}>
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
  );
}
