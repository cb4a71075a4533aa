import type { ReactNode } from 'react';
import styles from './key-figures.module.css';

export type KeyFiguresProps = {
  /** `html` comes from the site's own Markdown. */
  readonly items: readonly {
    readonly value: string;
    readonly label: string;
    readonly note?: string | { readonly html: string } | undefined;
  }[];
};

/** Letters of a value above which all of a row take a smaller size. */
const longest = 9;

/** A few numbers that matter, each with what it counts. */
export function KeyFigures({ items }: KeyFiguresProps): ReactNode {
  const isLong = items.some(({ value }) => value.length > longest);
  return (
    <dl className={isLong ? `${styles['figures']} ${styles['long']}` : styles['figures']}>
      {items.map(({ value, label, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {note && (
            <dd
              className={styles['note']}
              {...(typeof note === 'string'
                ? { children: note }
                : { dangerouslySetInnerHTML: { __html: note.html } })}
            />
          )}
        </div>
      ))}
    </dl>
  );
}
