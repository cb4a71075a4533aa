import type { ReactNode } from 'react';
import styles from './contents-list.module.css';

export type ContentsListProps = {
  readonly label: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly note?: string }[];
};

/**
 * Table of contents beside a text, and a disclosure on phones. The `details` is empty and precedes the
 * list, so that the list is always open on desktops. A script marks the current section.
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
              {note && <small>{note}</small>} {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
