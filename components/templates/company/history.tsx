import type { ReactNode } from 'react';
import { toMarkup } from '#lib/core/markup';
import { Section } from '#components/ui/section';
import type { AboutView } from '#lib/families/company/about-view';
import styles from './history.module.css';

export type HistoryProps = Pick<AboutView, 'history'>;

/** A station of the line; years in which nothing happened are passed on the way to the next. */
function Station({ year, title, html, passed }: HistoryProps['history']['parts'][number][number]): ReactNode {
  return (
    <li>
      <h3>
        <span className={styles['year']}>{year}</span> <span>{title}</span>
      </h3>
      <p className={styles['text']} dangerouslySetInnerHTML={toMarkup(html)} />
      {passed > 0 && (
        <div className={styles['passed']} aria-hidden="true">
          {Array.from({ length: passed }, (_, index) => (
            <span key={index} />
          ))}
        </div>
      )}
    </li>
  );
}

/** The company's years on a line of time; where there is room for columns it is read as a text is, row by row. */
export function History({ history }: HistoryProps): ReactNode {
  return (
    <Section id="history" title={history.title} lead={history.lead} tone="mist">
      <div className={styles['parts']}>
        {history.parts.map((stations) => (
          <ol key={stations[0]?.year} className={styles['years']}>
            {stations.map((station) => (
              <Station key={station.year} {...station} />
            ))}
          </ol>
        ))}
      </div>
    </Section>
  );
}
