import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '#components/ui/chart/chart';
import styles from './cover.module.css';

export type CoverProps = {
  /** What it is, where its title does not say so. */
  readonly kind?: string;
  /** Drawn from what the cover is of. */
  readonly drawing: ComponentProps<typeof Drawing>['drawing'];
  /** The same for a cover that lies across: it takes the drawing's place where there is room for it. */
  readonly across?: ComponentProps<typeof Drawing>['drawing'] | undefined;
  readonly number?: string | undefined;
  readonly title?: string | undefined;
  /** The rest of a title, after a colon; a small cover has no room for it. */
  readonly about?: string;
  /** Its ground: ink, or that of a panel, which tells one kind of text from another. */
  readonly tone?: 'ink' | 'mist';
  /** Path of the page it is the cover of. None on that page itself: there the transition to it ends. */
  readonly of?: string;
};

/** Letters of a word that fits the line at the full size of a title. */
const lettersAtMost = 15;

const hasLongWord = (title: string): boolean =>
  title.split(/[\s-]/).some(({ length }) => length > lettersAtMost);

/**
 * The cover of a publication or a post, set from its words and drawn from its text. It repeats what
 * stands beside it, so it is not read aloud.
 */
export function Cover({
  drawing,
  across,
  kind,
  number,
  title,
  about,
  tone = 'ink',
  of = '',
}: CoverProps): ReactNode {
  return (
    <div
      className={styles['frame']}
      {...(tone === 'ink' && { 'data-theme': 'dark' })}
      data-cover={of}
      aria-hidden="true"
    >
      <div
        className={styles['cover']}
        data-tone={tone}
        {...(number && { 'data-book': '' })}
        {...(across && { 'data-across': '' })}
      >
        <p className={styles['kind']}>
          <span>Stellwerk</span>
          {kind && <span>{kind}</span>}
        </p>
        {number && <p className={styles['number']}>{number}</p>}
        <Drawing className={styles['drawing']} drawing={drawing} />
        {across && <Drawing className={styles['across']} drawing={across} />}
        {title && (
          <p className={styles['title']} {...(hasLongWord(title) && { 'data-long': '' })}>
            {title}
            {about && <span>{about}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
