import type { ReactNode } from 'react';
import { isOngoing, type Notice, type NoticeArea } from '#lib/notices/notice';
import styles from './status-summary.module.css';

export type SummaryProps = {
  readonly notices: readonly Pick<Notice, 'kind' | 'areas' | 'title' | 'from' | 'until'>[];
  readonly areas: readonly { readonly name: NoticeArea; readonly label: string }[];
  readonly labels: Readonly<Record<'allRunning' | 'working' | 'incident' | 'maintenance' | 'latest', string>>;
  /** Milliseconds since 1970; undefined in the document, whose age is unknown. */
  readonly now: number | undefined;
};

/** What applies now in one line, and the state of each area; `–` where a notice does not name its areas. */
export function StatusSummary({ notices, areas, labels, now }: SummaryProps): ReactNode {
  const ongoing = now === undefined ? [] : notices.filter((notice) => isOngoing(notice, now));
  const isKnown = now !== undefined && ongoing.every((notice) => notice.areas.length > 0);
  const summary = ongoing.length === 0 ? labels.allRunning : ongoing.map(({ title }) => title).join(', ');
  return (
    <div className={styles['state']} data-status-summary="">
      <p role="status" data-kind={now === undefined ? 'unknown' : ongoing[0]?.kind}>
        {now === undefined ? labels.latest : summary}
      </p>
      <dl>
        {areas.map(({ name, label }) => {
          const kind = ongoing.find((notice) => notice.areas.includes(name))?.kind;
          return (
            <div key={name} data-kind={isKnown ? kind : 'unknown'}>
              <dt>{label}</dt>
              <dd>{isKnown ? labels[kind ?? 'working'] : '–'}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
