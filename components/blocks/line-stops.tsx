import type { ReactNode } from 'react';
import styles from './line-stops.module.css';

export type LineStopsProps = {
  /** Where the reader stands; the line begins there. */
  readonly from: string;
  /** The stops that follow; `html` comes from the site's own Markdown. */
  readonly items: readonly ({ readonly name: string; readonly path: string } & (
    | { readonly text?: string }
    | { readonly html: string }
  ))[];
};

/** Pages that follow from this one, as the stops of a line: plates on a track, a sentence below each. */
export function LineStops({ from, items }: LineStopsProps): ReactNode {
  return (
    <div className={styles['frame']}>
      <p className={`plate ${styles['from']}`}>{from}</p>
      <ul className={styles['stops']}>
        {items.map((item) => (
          <li key={item.path}>
            <h3 className="plate">
              <a href={item.path}>{item.name}</a>
            </h3>
            {'html' in item ? <p dangerouslySetInnerHTML={{ __html: item.html }} /> : <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
