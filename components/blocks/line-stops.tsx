import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { toMarkup } from '#lib/core/markup';
import { Icon } from '#components/ui/icon';
import styles from './line-stops.module.css';

export type LineStopsProps = {
  /** Where the reader stands; the line begins there. */
  readonly from: string;
  /** The stops that follow; `html` comes from the site's own Markdown. */
  readonly items: readonly ({ readonly name: string; readonly path: string } & (
    | { readonly text?: string }
    | { readonly html: string }
  ))[];
  /** Whether the line ends at the last stop; else it goes on. */
  readonly isLast?: boolean;
};

/** Pages that follow from this one, as the stops of a line: plates on a track, a sentence below each. */
export function LineStops({ from, items, isLast = false }: LineStopsProps): ReactNode {
  return (
    <div className={isLast ? `${styles['frame']} ${styles['last']}` : styles['frame']}>
      <p className={`plate ${styles['from']}`}>{from}</p>
      <ul className={styles['stops']}>
        {items.map((item) => (
          <li key={item.path}>
            <h3 className="plate">
              <PageLink href={item.path}>{item.name}</PageLink>
              {isLast && <Icon name="arrow" />}
            </h3>
            {'html' in item ? <p dangerouslySetInnerHTML={toMarkup(item.html)} /> : <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
