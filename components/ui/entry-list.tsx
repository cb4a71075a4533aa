import type { ReactNode } from 'react';
import { LinkHeading } from './link-heading';
import rows from './row-list.module.css';
import styles from './entry-list.module.css';

type Entry = {
  readonly name: string;
  readonly path: string;
  readonly text?: string | undefined;
  readonly meta?: readonly string[] | undefined;
  readonly day?: { readonly iso: string; readonly text: string } | undefined;
};

export type EntryListProps = { readonly items: readonly Entry[]; readonly level: 2 | 3 };

function Meta({ day, meta = [] }: Pick<Entry, 'day' | 'meta'>): ReactNode {
  if (!day && meta.length === 0) return null;
  return (
    <p className={styles['meta']}>
      {day && <time dateTime={day.iso}>{day.text}</time>}
      {meta.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}

/** Entries in rows: date and kind on the left, title and summary on the right. */
export function EntryList({ items, level }: EntryListProps): ReactNode {
  const isPlain = items.every(({ day, meta = [] }) => !day && meta.length === 0);
  return (
    <ul
      className={`${rows['rows']} ${rows['edged']} ${styles['entries']}`}
      {...(isPlain && { 'data-plain': '' })}
    >
      {items.map(({ name, path, text, meta, day }) => (
        <li key={path}>
          <LinkHeading level={level} href={path} name={name} />
          <Meta day={day} meta={meta} />
          {text && <p className={styles['text']}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
