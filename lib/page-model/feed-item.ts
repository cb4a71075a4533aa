/** What can be subscribed to: a feed in each language of the site. */
export const feedNames = ['blog', 'press', 'publications', 'jobs', 'podcast'] as const;

export type FeedName = (typeof feedNames)[number];

/** A part of a conversation: the second at which it begins, and where it stands on the page. */
export type FeedChapter = { readonly at: number; readonly title: string; readonly id: string };

/** A recording as a file of the site. */
export type FeedAudio = {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly seconds: number;
};

/** What a feed says of a page besides its address and language. */
export type FeedItem = {
  readonly feed: FeedName;
  /** Day of publication, `2026-11-20`. */
  readonly published: string;
  readonly title: string;
  /** A few sentences; text. */
  readonly summary: string;
  readonly authors?: readonly string[];
  /** The whole text as HTML, where it is short enough to be read in a feed. */
  readonly html?: () => string;
  /** A conversation: its page is the transcript. */
  readonly episode?: {
    readonly number: number;
    readonly chapters: () => readonly FeedChapter[];
    readonly audio: () => FeedAudio;
  };
};
