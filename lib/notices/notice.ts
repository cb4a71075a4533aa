export const noticeKinds = ['incident', 'maintenance'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What fails together, as the status page lists it. */
export const noticeAreas = ['accounts', 'payments', 'cards', 'identification', 'api'] as const;
export type NoticeArea = (typeof noticeAreas)[number];

/** An incident or maintenance. Times are in milliseconds since 1970. */
export type Notice = {
  /** Fragment on the status page. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** What is affected; empty if the feed does not say so. */
  readonly areas: readonly NoticeArea[];
  readonly title: string;
  readonly text: string;
  readonly from: number;
  /** Undefined while the end is unknown. */
  readonly until: number | undefined;
  /** When the bar begins to show it: earlier than `from` for planned maintenance. */
  readonly announcedFrom: number;
};

/** Words of the bar in the language of the feed. */
export type NoticeWords = Readonly<Record<'region' | 'details' | 'close', string>>;

export type NoticeFeed = { readonly notices: readonly Notice[]; readonly words: NoticeWords };

/** Whether it is in progress. */
export const isOngoing = ({ from, until = Infinity }: Pick<Notice, 'from' | 'until'>, now: number): boolean =>
  from <= now && now < until;

/**
 * Finds the notice for the bar: one in progress before one that is announced, an incident before maintenance,
 * the one that began last before others.
 *
 * @param now milliseconds since 1970
 */
export function findShownNotice(notices: readonly Notice[], now: number): Notice | undefined {
  const rank = (notice: Notice): number =>
    (isOngoing(notice, now) ? 2 : 0) + (notice.kind === 'incident' ? 1 : 0);
  return notices
    .filter(({ announcedFrom, until = Infinity }) => announcedFrom <= now && now < until)
    .sort((a, b) => rank(b) - rank(a) || b.from - a.from)[0];
}
