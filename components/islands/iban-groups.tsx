import type { ReactNode } from 'react';
import styles from './iban-check.module.css';

type GroupsProps = {
  readonly label: string;
  readonly characters: readonly string[];
  /** Shown softly while there are no characters: the example of the field's hint. */
  readonly example: string;
  /** Places to mark, from 1. */
  readonly marked: readonly number[];
};

const size = 4;

/** An IBAN in groups of four, each below the number of its first place. */
export function Groups({ label, characters, example, marked }: GroupsProps): ReactNode {
  const isEmpty = characters.length === 0;
  const cells = isEmpty ? [...example] : characters;
  const starts = cells.map((_, index) => index).filter((index) => index % size === 0);
  return (
    <div
      className={styles['groups']}
      {...(isEmpty ? { 'aria-hidden': true, 'data-example': '' } : { role: 'group', 'aria-label': label })}
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
