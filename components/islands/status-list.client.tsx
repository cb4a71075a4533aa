'use client';

import type { ReactNode } from 'react';
import { formatPeriod } from '#lib/notices/format-period';
import { StatusNotices, type ListedNotice, type StatusLabels } from './status-notices';
import { useNewerNotices } from './use-newer-notices';

export type StatusListProps = {
  readonly list: {
    readonly notices: readonly ListedNotice[];
    /** Path of the feed, which may be newer than the document. */
    readonly feed: string;
    /** Language tag for times. */
    readonly tag: string;
    readonly labels: StatusLabels;
  };
};

/** The notices of the document, then those of the feed. Without the feed, the document's with their states. */
export function StatusList({ list: { notices, feed, tag, labels } }: StatusListProps): ReactNode {
  const { newer, now } = useNewerNotices(feed);
  const listed = newer?.map((notice) => ({ ...notice, period: formatPeriod(notice, tag, labels.ongoing) }));
  return <StatusNotices notices={listed ?? notices} labels={labels} now={now} />;
}
