import type { ReactNode } from 'react';
import styles from './iban-check.module.css';

type GroupsProps = {
  readonly label: string;
  readonly characters: readonly string[];
  /** Places to mark, from 1. */
  readonly marked: readonly number[];
};

const size = 4;

/** As many places as a German IBAN has. */
const blank: readonly string[] = Array.from({ length: 22 }, () => '');

/** An IBAN in groups of four, each below the number of its first place; empty cells before there is one. */
export function Groups({ label, characters, marked }: GroupsProps): ReactNode {
  const isEmpty = characters.length === 0;
  const cells = isEmpty ? blank : characters;
  const starts = cells.map((_, index) => index).filter((index) => index % size === 0);
  return (
    <div
      className={styles['groups']}
      {...(isEmpty ? { 'aria-hidden': true } : { role: 'group', 'aria-label': label })}
    >
      {starts.map((start) => (
        <span key={start}>
          <small aria-hidden="true">{start + 1}</small>
          <code>
            {cells
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
