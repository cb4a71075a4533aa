import type { ReactNode } from 'react';
import { isOngoing, type Notice } from '#lib/notices/notice';
import styles from './status-notices.module.css';

export type ListedNotice = Notice & { readonly period: string };

export type StatusLabels = Readonly<
  Record<'now' | 'announced' | 'ongoing' | 'incident' | 'maintenance', string>
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

/** All notices, newest first. */
export const StatusNotices = ({ notices, labels, now }: NoticesProps): ReactNode => (
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
);
