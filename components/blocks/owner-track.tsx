import type { ReactNode } from 'react';
import styles from './owner-track.module.css';

export type OwnerTrackProps = {
  /** The partner, then the bank, with their tasks. */
  readonly owners: readonly { readonly role: string; readonly items: readonly string[] }[];
  readonly border: string;
};

/** Division of tasks, as a track with two owners. */
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
