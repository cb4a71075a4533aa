/** The site's feeds, one per language each. */
export const feedNames = ['blog', 'press', 'publications', 'jobs', 'podcast', 'api'] as const;

export type FeedName = (typeof feedNames)[number];

/** A chapter of an episode: start in seconds, and its id on the page. */
export type FeedChapter = { readonly at: number; readonly title: string; readonly id: string };

export type FeedAudio = {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  readonly seconds: number;
};

/** An entry of a feed, without URL and language: a page, or a part of one. */
export type FeedItem = {
  readonly feed: FeedName;
  /** Day of publication, `2026-11-20`. */
  readonly published: string;
  readonly title: string;
  /** A few sentences of plain text. */
  readonly summary: string;
  readonly authors?: readonly string[];
  /** The full text as HTML, if it is short enough for a feed. */
  readonly html?: () => string;
  /** An episode: its page is the transcript. */
  readonly episode?: {
    readonly number: number;
    readonly chapters: () => readonly FeedChapter[];
    readonly audio: () => FeedAudio;
  };
};

/** A part of a page that is an entry of its own in a feed, by its id on the page. */
export type FeedPart = FeedItem & { readonly anchor: string };
