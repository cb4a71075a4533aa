import type { ReactNode } from 'react';
import styles from './iban-cells.module.css';

export type IbanCellsProps = {
  readonly iban: {
    /** The letters of the country. */
    readonly letters: readonly string[];
    /** Characters of each group, the letters among those of the first. */
    readonly groups: readonly number[];
    /** The same in words. */
    readonly words: string;
  };
};

/** An account number as it stands on a card: the letters to compare, and a cell for every other character. */
export function IbanCells({ iban: { letters, groups, words } }: IbanCellsProps): ReactNode {
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span className={styles['iban']} aria-hidden="true">
        {groups.map((length, group) => (
          <span key={group}>
            {Array.from({ length }, (_, place) => (
              <span key={place}>{group === 0 ? letters[place] : null}</span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}
