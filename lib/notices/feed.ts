import {
  noticeAreas,
  noticeKinds,
  type Notice,
  type NoticeArea,
  type NoticeFeed,
  type NoticeWords,
} from './notice';

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const hasOffset = /T.*(?:Z|[+-]\d\d:\d\d)$/;

/** Milliseconds of an ISO 8601 time with its offset; undefined for anything else. */
function readTime(value: unknown): number | undefined {
  const time = isText(value) && hasOffset.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

const readAreas = (value: unknown): NoticeArea[] =>
  Array.isArray(value) ? noticeAreas.filter((area) => value.includes(area)) : [];

function readNotice(item: unknown): Notice | undefined {
  if (!isObject(item) || !isObject(item['_notice'])) return undefined;
  const { url, title, content_text: text, _notice: notice } = item;
  const kind = noticeKinds.find((name) => name === notice['kind']);
  const from = readTime(notice['from']);
  const until = notice['until'] === undefined ? undefined : readTime(notice['until']);
  const isPeriod =
    notice['until'] === undefined || (from !== undefined && until !== undefined && until > from);
  const id = isText(url) ? /#([\w-]+)$/.exec(url)?.[1] : undefined;
  if (!isText(title) || !isText(text) || id === undefined || !kind || from === undefined || !isPeriod)
    return undefined;
  const announcedFrom = readTime(notice['announced_from']) ?? from;
  return { id, kind, areas: readAreas(notice['areas']), title, text, from, until, announcedFrom };
}

function readWords(value: unknown): NoticeWords | undefined {
  if (!isObject(value)) return undefined;
  const { region, details, close } = value;
  return isText(region) && isText(details) && isText(close) ? { region, details, close } : undefined;
}

/**
 * Reads a status feed: JSON Feed 1.1 with `_words`, and `_notice` in each item.
 *
 * @returns undefined if it is none, or if any item is incomplete
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function readNoticeFeed(feed: unknown): NoticeFeed | undefined {
  if (!isObject(feed) || !Array.isArray(feed['items'])) return undefined;
  const words = readWords(feed['_words']);
  const notices = feed['items'].map(readNotice);
  const complete = notices.filter((notice) => notice !== undefined);
  return words && complete.length === notices.length ? { notices: complete, words } : undefined;
}
