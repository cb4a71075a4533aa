'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { readJson } from '#lib/notices/browser/read-json';
import { readNoticeFeed } from '#lib/notices/feed';
import { formatPeriod } from '#lib/notices/format-period';
import { StatusNotices, type ListedNotice, type StatusLabels } from './status-notices';

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
  const [shown, setShown] = useState<{ notices: readonly ListedNotice[]; now?: number }>({ notices });
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const newer = readNoticeFeed(await readJson(feed))?.notices.map((notice) => ({
        ...notice,
        period: formatPeriod(notice, tag, labels.ongoing),
      }));
      if (!isLeft) setShown({ notices: newer ?? notices, now: Date.now() });
    };
    void read();
    return () => void (isLeft = true);
  }, [feed, notices, tag, labels]);
  return <StatusNotices notices={shown.notices} labels={labels} now={shown.now} />;
}
