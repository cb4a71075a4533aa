import type { ReactNode } from 'react';
import { isOngoing, type Notice } from '#lib/notices/notice';
import styles from './status-notices.module.css';

export type ListedNotice = Notice & { readonly period: string };

export type StatusLabels = Readonly<
  Record<'now' | 'announced' | 'allRunning' | 'ongoing' | 'incident' | 'maintenance' | 'latest', string>
>;

type NoticesProps = {
  readonly notices: readonly ListedNotice[];
  readonly labels: StatusLabels;
  /** Milliseconds since 1970; undefined in the document, whose age is unknown. */
  readonly now: number | undefined;
};

function findState(notice: Notice, now: number | undefined): 'now' | 'announced' | undefined {
  if (now === undefined) return undefined;
  if (isOngoing(notice, now)) return 'now';
  return notice.from > now ? 'announced' : undefined;
}

/** What applies now in one line, then all notices, newest first. */
export function StatusNotices({ notices, labels, now }: NoticesProps): ReactNode {
  const ongoing = notices.filter((notice) => findState(notice, now) === 'now');
  const summary = ongoing.length === 0 ? labels.allRunning : ongoing.map(({ title }) => title).join(', ');
  return (
    <>
      <p
        className={styles['summary']}
        role="status"
        data-status-summary=""
        data-ongoing={ongoing.length > 0 ? '' : undefined}
      >
        {now === undefined ? labels.latest : summary}
      </p>
      <ol className={styles['notices']}>
        {notices.map((notice) => {
          const { id, kind, title, text, period } = notice;
          const state = findState(notice, now);
          return (
            <li key={id} id={id}>
              <p>
                {labels[kind]}
                {state && <strong> · {labels[state]}</strong>}
              </p>
              <h3>{title}</h3>
              <p>{period}</p>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
