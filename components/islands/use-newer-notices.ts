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

/** Requests in progress by path: the state and the list of a page read the same feed. */
const requests = new Map<string, Promise<Newer['newer']>>();

/** The notices of a feed in one request, however many islands ask; undefined if it cannot be read. */
function readNewer(feed: string): Promise<Newer['newer']> {
  const running =
    requests.get(feed) ??
    readJson(feed)
      .then((json) => readNoticeFeed(json)?.notices)
      .finally(() => requests.delete(feed));
  requests.set(feed, running);
  return running;
}

/** The notices of the feed, which may be newer than the document's. */
export function useNewerNotices(feed: string): Newer {
  const [read, setRead] = useState<Newer>({});
  useEffect(() => {
    let isLeft = false;
    const load = async (): Promise<void> => {
      const newer = await readNewer(feed);
      if (!isLeft) setRead({ newer, now: Date.now() });
    };
    void load();
    return () => void (isLeft = true);
  }, [feed]);
  return read;
}
