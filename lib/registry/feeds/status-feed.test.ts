import { readNotices } from '#lib/families/status/schema';
import { toNotice } from '#lib/families/status/view';
import { locales } from '#lib/i18n/locales';
import { readNoticeFeed } from '#lib/notices/feed';
import { writeStatusFeed } from './status-feed';

it.each(locales)('the browser reads the notices that the build writes, in %s', (locale) => {
  const feed = readNoticeFeed(JSON.parse(writeStatusFeed(locale)));
  expect(feed?.notices).toEqual(readNotices().map((entry) => toNotice(entry, locale)));
  expect(feed?.notices.length).toBeGreaterThan(0);
});
