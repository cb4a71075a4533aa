import type { ReactNode } from 'react';
import styles from './chapter-columns.module.css';

export type ChapterColumnsProps = {
  readonly label: string;
  readonly items: readonly {
    readonly number: string;
    readonly start: string;
    readonly text: string;
    readonly path?: string;
    /** A sentence from the chapter. */
    readonly quote?: string;
    readonly by?: string | null;
  }[];
};

/** What a drawing is made from, below it. */
export function DrawnFrom({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={styles['source']}>{children}</p>;
}

/** The chapters below their drawing: number, time and name, with a sentence that somebody says in them. */
export function ChapterColumns({ label, items }: ChapterColumnsProps): ReactNode {
  return (
    <ol className={styles['chapters']} aria-label={label}>
      {items.map(({ number, start, text, path, quote, by }) => (
        <li key={number}>
          <p className={styles['number']}>
            <b>{number}</b> {start}
          </p>
          <p className={styles['name']}>{path ? <a href={path}>{text}</a> : text}</p>
          {quote && (
            <p className={styles['quote']}>
              <q>{quote}</q>
            </p>
          )}
          {by && <p className={styles['by']}>{by}</p>}
        </li>
      ))}
    </ol>
  );
}
