import type { ReactNode } from 'react';
import styles from './state-track.module.css';

export type StateTrackProps = {
  /** What passes these states. */
  readonly label: string;
  readonly states: readonly { readonly name: string; readonly note: string | null }[];
  /** Whether the route through all of them is set, and each says what it means. */
  readonly isSet?: boolean;
};

/** The states that a transfer passes, as plates on a track from its first to its last. */
export function StateTrack({ label, states, isSet }: StateTrackProps): ReactNode {
  return (
    <ol className={isSet ? `${styles['track']} ${styles['set']}` : styles['track']} aria-label={label}>
      {states.map(({ name, note }) => (
        <li key={name} data-state={name}>
          <span translate="no">{name}</span>
          {isSet && note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}
