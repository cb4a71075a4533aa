'use client';

import type { ReactNode } from 'react';
import { StatusSummary, type SummaryProps } from './status-summary';
import { useNewerNotices } from './use-newer-notices';

export type StatusStateProps = {
  readonly state: Omit<SummaryProps, 'now'> & {
    /** Path of the feed, which may be newer than the document. */
    readonly feed: string;
  };
};

/** What works now, by the notices of the feed; without the feed, by the document's. */
export function StatusState({ state: { feed, notices, ...words } }: StatusStateProps): ReactNode {
  const { newer, now } = useNewerNotices(feed);
  return <StatusSummary {...words} notices={newer ?? notices} now={now} />;
}
