import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import type { AboutView } from '#lib/families/company/view';
import styles from './history.module.css';

export type HistoryProps = Pick<AboutView, 'history'>;

/** A station of the line; years in which nothing happened are passed on the way to the next. */
function Station({ year, title, html, passed }: HistoryProps['history']['parts'][number][number]): ReactNode {
  return (
    <li>
      <h3>
        <span className={styles['year']}>{year}</span> {title}
      </h3>
      <p className={styles['text']} dangerouslySetInnerHTML={{ __html: html }} />
      {passed.length > 0 && (
        <div className={styles['passed']} aria-hidden="true">
          {passed.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
    </li>
  );
}

/** Where the track is cut, and where its next piece goes on: the same mark. */
function Cut({ isEnd = false }: { readonly isEnd?: boolean }): ReactNode {
  return (
    <li className={styles[isEnd ? 'onward' : 'inward']} aria-hidden="true">
      <svg viewBox="0 0 18 36">
        <path d="M6 0h6v11l-6 6zM6 25l6-6v17h-6z" />
        <path stroke="currentColor" d="M1 22 17 6M1 30 17 14" />
      </svg>
    </li>
  );
}

/** The company's years on a line of time, which is cut in three where there is room for columns. */
export function History({ history }: HistoryProps): ReactNode {
  return (
    <Section id="history" title={history.title} lead={history.lead} tone="mist">
      <div className={styles['parts']}>
        {history.parts.map((stations, index, parts) => (
          <ol key={stations[0]?.year} className={styles['years']}>
            {index > 0 && <Cut />}
            {stations.map((station) => (
              <Station key={station.year} {...station} />
            ))}
            {index < parts.length - 1 && <Cut isEnd />}
          </ol>
        ))}
      </div>
    </Section>
  );
}
