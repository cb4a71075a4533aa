import type { ReactNode } from 'react';
import styles from './share-link.module.css';

export type ShareWords = Readonly<Record<'copy' | 'share' | 'copied' | 'failed', string>>;

export type ShareLinkProps = {
  readonly words: ShareWords;
  /** Heading that the link leads to; without one it is the link of the page, which can be shared too. */
  readonly anchor?: string;
  /** Whether the link keeps the query, in which an estimate is. */
  readonly withQuery?: boolean;
};

/** Buttons that copy a link or share it. The behaviour `share-link` shows them; their room is kept. */
export function ShareLink({ words, anchor, withQuery = false }: ShareLinkProps): ReactNode {
  const about = anchor && { 'data-anchor': anchor, 'data-query': withQuery || undefined };
  return (
    <p
      className={styles['share']}
      data-behaviour="share-link"
      data-copied={words.copied}
      data-failed={words.failed}
      {...about}
    >
      <button type="button" aria-describedby={anchor} data-copy-link="">
        {words.copy}
      </button>
      {!anchor && (
        <button type="button" data-share-link="" hidden>
          {words.share}
        </button>
      )}
      <span aria-live="polite" />
    </p>
  );
}
