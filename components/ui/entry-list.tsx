import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import rows from './row-list.module.css';
import styles from './entry-list.module.css';

type Entry = {
  readonly name: string;
  readonly path: string;
  readonly text?: string | undefined;
  /** Few words each, such as kind, author or place. */
  readonly meta?: readonly string[] | undefined;
  /** `iso` as `2026-11-20`; `text` in the page's language. */
  readonly day?: { readonly iso: string; readonly text: string } | undefined;
};

export type EntryListProps = {
  readonly items: readonly Entry[];
  /** Level of the entries' headings. */
  readonly level: 2 | 3;
};

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

/** What appeared, one below the other: when and what kind on the left, title and gist on the right. */
export function EntryList({ items, level }: EntryListProps): ReactNode {
  const Heading = `h${level}` as const;
  const isPlain = items.every(({ day, meta = [] }) => !day && meta.length === 0);
  return (
    <ul
      className={`${rows['rows']} ${rows['edged']} ${styles['entries']}`}
      {...(isPlain && { 'data-plain': '' })}
    >
      {items.map(({ name, path, text, meta, day }) => (
        <li key={path}>
          <Heading>
            <PageLink href={path}>{name}</PageLink>
          </Heading>
          <Meta day={day} meta={meta} />
          {text && <p className={styles['text']}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
