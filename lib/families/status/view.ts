import { drawYear } from '#lib/charts/timeline';
import type { Locale } from '#lib/i18n/locales';
import { languages } from '#lib/i18n/language-table';
import { formatDay, formatDayAndMonth, formatMonths, toDay } from '#lib/i18n/format';
import { translate } from '#lib/i18n/translate';
import { formatPeriod } from '#lib/notices/format-period';
import { statusFeedPath } from '#lib/notices/feed-path';
import { noticeAreas, type Notice } from '#lib/notices/notice';
import { pick } from '#lib/core/pick';
import { pickLabels } from '#lib/page-model/labels';
import { readNotices, readStatusWords, type NoticeEntry } from './schema';

/** A notice in one language. */
export function toNotice(entry: NoticeEntry, locale: Locale): Notice {
  const { id, kind, areas, from, until, announcedFrom } = entry;
  return {
    id,
    kind,
    areas,
    ...entry[locale],
    from: from.at,
    until: until?.at,
    announcedFrom: (announcedFrom ?? from).at,
  };
}

const toIsoDay = ({ from }: NoticeEntry): string => from.iso.slice(0, 10);

/** Day and length of a notice. */
function describe(entry: NoticeEntry, locale: Locale): string {
  const { from, until } = entry;
  const day = formatDayAndMonth(toIsoDay(entry), locale);
  if (!until) return day;
  const minutes = String(Math.round((until.at - from.at) / 60_000));
  return `${day}, ${translate.status[locale]('lasted', { minutes })}`;
}

/** The year of the newest notice, from the month of the first one in it; phones have the list alone. */
function buildYear(entries: readonly NoticeEntry[], locale: Locale) {
  const year = entries[0] && toIsoDay(entries[0]).slice(0, 4);
  const shown = entries.filter((entry) => toIsoDay(entry).startsWith(year ?? '-'));
  const first = shown.at(-1);
  if (!shown[0] || !first) return null;
  const days = shown.map((entry) => ({
    iso: toIsoDay(entry),
    title: entry[locale].title,
    text: describe(entry, locale),
    path: `#${entry.id}`,
    isMilestone: entry.kind === 'maintenance',
  }));
  const firstMonth = Number(toIsoDay(first).slice(5, 7)) - 1;
  const title = translate.status[locale]('span', {
    first: formatDay(toIsoDay(first), locale),
    last: formatDay(toIsoDay(shown[0]), locale),
  });
  const drawings = drawYear(Number(year), formatMonths(locale), days, firstMonth);
  return { title, drawings: pick(drawings, 'full', 'half') };
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
    ...pick(words, 'title', 'summary', 'facts'),
    year: buildYear(entries, locale),
    heading: t('heading'),
    more: { title: t('more'), items: words.more },
    state: {
      notices: notices.map((notice) => pick(notice, 'kind', 'areas', 'title', 'from', 'until')),
      feed: statusFeedPath(locale),
      areas: noticeAreas.map((name) => ({ name, label: t(name) })),
      labels: {
        ...pickLabels(t, 'allRunning', 'working', 'incident', 'maintenance'),
        latest: entries.length === 0 ? t('noNotices') : t('latest', { day: day.text }),
      },
    },
    list: {
      notices: notices.map((notice) => ({ ...notice, period: formatPeriod(notice, tag, t('ongoing')) })),
      feed: statusFeedPath(locale),
      tag,
      labels: pickLabels(t, 'now', 'announced', 'ongoing', 'incident', 'maintenance'),
    },
  };
}
