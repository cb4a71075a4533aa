import type { ReactNode } from 'react';
import styles from './contents-list.module.css';

export type ContentsListProps = {
  readonly label: string;
  readonly headings: readonly {
    readonly id: string;
    readonly text: string;
    /** Stands behind it in small type, such as the time at which it begins. */
    readonly note?: string;
  }[];
};

/**
 * Table of contents of a long text: beside it on desks, behind a button on phones. The button is an
 * empty `details` ahead of the list, so that the list can stand open where there is no button. Script
 * marks the section being read.
 */
export function ContentsList({ label, headings }: ContentsListProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['contents']} data-contents="">
      <p>{label}</p>
      <details>
        <summary>{label}</summary>
      </details>
      <ol>
        {headings.map(({ id, text, note }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {text}
              {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
