import type { ReactNode } from 'react';
import styles from './iban-check.module.css';

type GroupsProps = {
  readonly label: string;
  readonly characters: readonly string[];
  /** Places to mark, from 1. */
  readonly marked: readonly number[];
};

const size = 4;

/** An IBAN in groups of four, each below the number of its first place. */
export function Groups({ label, characters, marked }: GroupsProps): ReactNode {
  const starts = characters.map((_, index) => index).filter((index) => index % size === 0);
  if (starts.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles['groups']}>
      {starts.map((start) => (
        <span key={start}>
          <small aria-hidden="true">{start + 1}</small>
          <code>
            {characters
              .slice(start, start + size)
              .map((character, index) =>
                marked.includes(start + index + 1) ? (
                  <mark key={index}>{character}</mark>
                ) : (
                  <span key={index}>{character}</span>
                ),
              )}
          </code>{' '}
        </span>
      ))}
    </div>
  );
}
