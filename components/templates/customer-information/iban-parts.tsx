import type { ReactNode } from 'react';
import styles from './iban-parts.module.css';

export type IbanPartsProps = {
  /** Below the drawing: what it shows. */
  readonly caption: string;
  /** Parts in the order in which they are read. */
  readonly parts: readonly {
    readonly name: string;
    readonly length: string;
    readonly example: string;
    /** So few characters that its words stand above them. */
    readonly isShort: boolean;
    readonly cells: readonly { readonly character: string; readonly opensGroup: boolean }[];
  }[];
};

type Part = IbanPartsProps['parts'][number];

function Cells({ cells }: Pick<Part, 'cells'>): ReactNode {
  return (
    <span className={styles['cells']} aria-hidden="true">
      {cells.map(({ character, opensGroup }, place) => (
        <span key={place} {...(opensGroup && { 'data-opens': '' })}>
          {character}
        </span>
      ))}
    </span>
  );
}

/** A sample of an account number with a cell for each character, and what its parts are. */
export function IbanParts({ caption, parts }: IbanPartsProps): ReactNode {
  return (
    <figure className={styles['figure']}>
      <ol className={styles['iban']}>
        {parts.map(({ name, length, example, isShort, cells }) => (
          <li key={name} {...(isShort && { 'data-short': '' })}>
            <span className={styles['words']}>
              <b>{name}</b> <small>{length}</small>
            </span>
            <span className="visually-hidden">{`: ${example}`}</span>
            <Cells cells={cells} />
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
