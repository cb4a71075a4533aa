import type { ReactNode } from 'react';
import styles from './contents-list.module.css';

export type ContentsListProps = {
  readonly label: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

/** Table of contents of a long text. */
export function ContentsList({ label, headings }: ContentsListProps): ReactNode {
  return (
    <nav aria-label={label} className={styles['contents']}>
      <p>{label}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
