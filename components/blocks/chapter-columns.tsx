import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './chapter-columns.module.css';

export type ChapterColumnsProps = {
  readonly label: string;
  readonly items: readonly {
    readonly number: string;
    readonly start: string;
    /** Start in seconds, if there is a recording to play from there. */
    readonly at?: number;
    readonly text: string;
    readonly path?: string;
    readonly quote?: string;
    readonly result?: string | undefined;
    readonly by?: string | null;
  }[];
};

/** Chapters of a recording in columns: number, start, name and a quote. */
export function ChapterColumns({ label, items }: ChapterColumnsProps): ReactNode {
  return (
    <ol className={styles['chapters']} aria-label={label}>
      {items.map(({ number, start, at, text, path, quote, result, by }) => (
        <li key={number}>
          <p className={styles['number']}>
            <b>{number}</b> {at === undefined ? start : <small data-start-time={at}>{start}</small>}
          </p>
          <p className={styles['name']}>{path ? <PageLink href={path}>{text}</PageLink> : text}</p>
          {quote && (
            <p className={styles['quote']}>
              <q>{quote}</q>
            </p>
          )}
          {result && <p className={styles['quote']}>{result}</p>}
          {by && <p className={styles['speakers']}>{by}</p>}
        </li>
      ))}
    </ol>
  );
}
