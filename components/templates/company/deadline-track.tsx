import type { ReactNode } from 'react';
import styles from './deadline-track.module.css';

type Deadline = { readonly when: string; readonly event: string; readonly channel: string };

export type DeadlineTrackProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** What stands where the one half ends and the other begins. */
  readonly moment: string;
  readonly before: readonly Deadline[];
  readonly after: readonly Deadline[];
};

/** Stations of one half; time runs down. */
function Half({ items, side }: { readonly items: readonly Deadline[]; readonly side: string }): ReactNode {
  return (
    <ol className={`${styles['half']} ${styles[side]}`}>
      {items.map(({ when, event, channel }) => (
        <li key={event}>
          <b>{when}</b>
          <span>
            {event} <small>{channel}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Deadlines as stations of a track through an event: what is due ahead of it, and, where the clock runs, after it. */
export function DeadlineTrack({ title, lead, moment, before, after }: DeadlineTrackProps): ReactNode {
  return (
    <section className={styles['panel']} aria-labelledby="deadlines">
      <h2 id="deadlines">{title}</h2>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <Half items={before} side="before" />
      <p className={styles['moment']}>{moment}</p>
      <Half items={after} side="after" />
    </section>
  );
}
