import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '#components/ui/chart/chart';
import styles from './cover.module.css';

export type CoverProps = {
  /** Kind of publication; without it the cover is its drawing, as beside a head that says the same. */
  readonly kind?: string;
  readonly drawing: ComponentProps<typeof Drawing>['drawing'];
  readonly number?: string | undefined;
  readonly title?: string | undefined;
  /** Part of the title after its colon; hidden on small covers. */
  readonly about?: string;
  /** Ground: dark for publications, light for posts. */
  readonly tone?: 'ink' | 'mist';
  /** Path of its page, for the view transition to that page; none on the page itself. */
  readonly pagePath?: string;
};

/** Longest word that fits the line at the full font size. */
const maxLetters = 15;

const hasLongWord = (title: string): boolean =>
  title.split(/[\s-]/).some(({ length }) => length > maxLetters);

/** Cover of a publication or post. It repeats the text beside it, so it is hidden from screen readers. */
export function Cover(props: CoverProps): ReactNode {
  const { drawing, kind, number, title, about, tone = 'ink', pagePath = '' } = props;
  return (
    <div
      className={styles['frame']}
      {...(tone === 'ink' && { 'data-theme': 'dark' })}
      data-cover={pagePath}
      aria-hidden="true"
    >
      <div className={styles['cover']} data-tone={tone} {...(number && { 'data-book': '' })}>
        {kind && (
          <p className={styles['kind']}>
            <span>Stellwerk</span>
            <span>{kind}</span>
          </p>
        )}
        {number && <p className={styles['number']}>{number}</p>}
        <Drawing className={styles['drawing']} drawing={drawing} />
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
