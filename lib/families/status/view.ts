import type { Locale } from '#lib/i18n/locales';
import { languages } from '#lib/i18n/language-table';
import { toDay } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import { formatPeriod } from '#lib/notices/format-period';
import { statusFeedPath } from '#lib/notices/feed-path';
import type { Notice } from '#lib/notices/notice';
import { pick } from '#lib/core/pick';
import { pickLabels } from '#lib/page-model/labels';
import { readNotices, readStatusWords, type NoticeEntry } from './schema';

/** A notice in one language. */
export function toNotice(entry: NoticeEntry, locale: Locale): Notice {
  const { id, kind, from, until, announcedFrom } = entry;
  return {
    id,
    kind,
    ...entry[locale],
    from: from.at,
    until: until?.at,
    announcedFrom: (announcedFrom ?? from).at,
  };
}

/** Whether a notice applies now is decided in the browser: the document may be older. */
export function buildStatusView(locale: Locale) {
  const words = readStatusWords(locale);
  const t = translate.status[locale];
  const { tag } = languages[locale];
  const entries = readNotices();
  const notices = entries.map((entry) => toNotice(entry, locale));
  const day = toDay(entries[0]?.from.iso.slice(0, 10) ?? '', locale);
  return {
    ...pick(words, 'title', 'summary'),
    heading: t('heading'),
    more: { title: t('more'), items: words.more },
    list: {
      notices: notices.map((notice) => ({ ...notice, period: formatPeriod(notice, tag, t('ongoing')) })),
      feed: statusFeedPath(locale),
      tag,
      labels: {
        ...pickLabels(t, 'now', 'announced', 'allRunning', 'ongoing', 'incident', 'maintenance'),
        latest: entries.length === 0 ? t('noNotices') : t('latest', { day: day.text }),
      },
    },
  };
}
