import { useEffect, useState } from 'react';
import { readJson } from '#lib/notices/browser/read-json';
import { readNoticeFeed } from '#lib/notices/feed';
import type { Notice } from '#lib/notices/notice';

type Newer = {
  /** Undefined until the feed has been read, and if it cannot be. */
  readonly newer?: readonly Notice[] | undefined;
  /** Milliseconds since 1970; undefined in the document, whose age is unknown. */
  readonly now?: number;
};

/** The notices of the feed, which may be newer than the document's. */
export function useNewerNotices(feed: string): Newer {
  const [read, setRead] = useState<Newer>({});
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<void> => {
      const newer = readNoticeFeed(await readJson(feed))?.notices;
      if (!isLeft) setRead({ newer, now: Date.now() });
    };
    void load();
    return () => void (isLeft = true);
  }, [feed]);
  return read;
}
