import type { ReactNode } from 'react';
import type { Notice, NoticeWords } from '#lib/notices/notice';
import styles from './notice-bar.module.css';

export type NoticeBarProps = {
  readonly notice: Pick<Notice, 'id' | 'kind' | 'title'>;
  readonly words: NoticeWords;
  /** Language of the notice. */
  readonly lang: string;
  readonly statusPath: string;
  readonly onClose: () => void;
};

/** One line above the header about an incident or maintenance, with a link to the status page. */
export function NoticeBar({ notice, words, lang, statusPath, onClose }: NoticeBarProps): ReactNode {
  const { id, kind, title } = notice;
  return (
    <aside className={styles['bar']} data-kind={kind} aria-label={words.region} lang={lang}>
      <p>
        <strong>{title}</strong> <a href={`${statusPath}#${id}`}>{words.details}</a>
      </p>
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
    </aside>
  );
}
