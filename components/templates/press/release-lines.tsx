import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Drawing } from '#components/ui/chart/chart';
import rows from '#components/ui/row-list.module.css';
import type { ReleaseLine } from '#lib/families/press/view';
import styles from './release-lines.module.css';

export type ReleaseLinesProps = { readonly items: readonly ReleaseLine[] };

/** Releases from inside: day, title, gist, its numbers and, where it has one, its drawing with words. */
export function ReleaseLines({ items }: ReleaseLinesProps): ReactNode {
  return (
    <ul className={`${rows['rows']} ${rows['edged']} ${styles['releases']}`}>
      {items.map(({ name, path, text, day, figures, news, values }) => (
        <li key={path} data-filter-values={values}>
          <time dateTime={day.iso}>{day.text}</time>
          <div>
            <h3>
              <PageLink href={path}>{name}</PageLink>
            </h3>
            <p>{text}</p>
          </div>
          <div className={styles['numbers']}>
            <dl>
              {figures.map(({ value, label, note }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className={styles['value']}>{value}</dd>
                  {note && <dd>{note}</dd>}
                </div>
              ))}
            </dl>
            {news && (
              <div className={styles['news']}>
                <Drawing drawing={news.drawing} />
                <p>{news.text}</p>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
