import type { ReactNode } from 'react';
import styles from './owner-track.module.css';

export type OwnerTrackProps = {
  /** The partner and the bank: a name each, and what each does. */
  readonly owners: readonly { readonly role: string; readonly items: readonly string[] }[];
  /** What stands where the one ends and the other begins. */
  readonly border: string;
};

/** Who does what: one track with two owners, and the border between them. */
export function OwnerTrack({ owners, border }: OwnerTrackProps): ReactNode {
  const [partner, bank] = owners.map(({ role, items }) => (
    <div key={role} className={styles['owner']}>
      <h3>{role}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  ));
  return (
    <div className={styles['line']}>
      {partner}
      <p className={styles['signal']}>{border}</p>
      {bank}
    </div>
  );
}
