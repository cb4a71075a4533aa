import { createRoot, type Root } from 'react-dom/client';
import { withBase } from '#lib/core/base-path';
import { readJson as readFromHost } from '#lib/notices/browser/read-json';
import { isLanguage } from '#lib/i18n/languages';
import { localeOf, type Locale } from '#lib/i18n/locales';
import { buildPath } from '#lib/i18n/path';
import { readNoticeFeed } from '#lib/notices/feed';
import { statusFeedPath } from '#lib/notices/feed-path';
import { findShownNotice, type NoticeFeed } from '#lib/notices/notice';
import type { PageSubscription } from '#lib/page-data/core/page-subscription';
import { NoticeBar } from './notice-bar';

export type NoticeOptions = {
  readonly document: Document;
  readonly pages: PageSubscription;
  /** Parsed JSON of a path; undefined if it cannot be read. By default from the host. */
  readonly readJson?: (path: string) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** A live region above the header, after the skip link. */
function createRegion(document: Document): Root {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  document.querySelector('header')?.before(region);
  return createRoot(region);
}

/**
 * Reads notices once per document and language, and shows the one that applies. Operators replace the file on the
 * host, so no build is needed: docs/operating.md#notices.
 */
export function startNotices({
  document,
  pages,
  readJson = readFromHost,
  now = Date.now,
}: NoticeOptions): void {
  const feeds = new Map<Locale, Promise<NoticeFeed | undefined>>();
  const closed = new Set<string>();
  let root: Root | undefined;
  const readFeed = (locale: Locale): Promise<NoticeFeed | undefined> => {
    const feed = feeds.get(locale) ?? readJson(withBase(statusFeedPath(locale))).then(readNoticeFeed);
    feeds.set(locale, feed);
    return feed;
  };
  const show = async (): Promise<void> => {
    const { lang } = pages.current();
    const locale = localeOf(isLanguage(lang) ? lang : 'en');
    const { notices = [], words } = (await readFeed(locale)) ?? {};
    const open = notices.filter(({ id }) => !closed.has(id));
    const notice = findShownNotice(open, now());
    if (!root && !notice) return;
    root ??= createRegion(document);
    const close = (id: string) => () => {
      closed.add(id);
      void show();
    };
    const path = withBase(buildPath(locale, 'status'));
    root.render(
      notice && words && (
        <NoticeBar {...{ notice, words }} lang={locale} statusPath={path} onClose={close(notice.id)} />
      ),
    );
  };
  pages.subscribe(() => void show());
  void show();
}
