import type { ReactNode } from 'react';
import styles from './state-track.module.css';

export type StateTrackProps = {
  readonly label: string;
  readonly states: readonly { readonly name: string; readonly note: string | null }[];
  /** Highlights the route and shows the notes. */
  readonly isSet?: boolean;
};

/** The states of a transfer as labels on a line. */
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
