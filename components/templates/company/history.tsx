import type { ReactNode } from 'react';
import { Section } from '#components/ui/section';
import type { AboutView } from '#lib/families/company/view';
import styles from './history.module.css';

export type HistoryProps = Pick<AboutView, 'history'>;

/** A station of the line; a year in which nothing happened is passed. */
function Year({ year, station }: HistoryProps['history']['parts'][number][number]): ReactNode {
  if (!station)
    return (
      <li className={styles['passed']} aria-hidden="true">
        {year}
      </li>
    );
  return (
    <li>
      <h3>
        <span className={styles['year']}>{year}</span> {station.title}
      </h3>
      <p className={styles['text']} dangerouslySetInnerHTML={{ __html: station.html }} />
    </li>
  );
}

type Leap = {
  /** The year that the line of time goes on with; where it comes in, that year follows. */
  readonly year?: string | undefined;
};

/** Where the track is cut: above the next piece stands the same mark. */
function Leap({ year }: Leap): ReactNode {
  return (
    <li className={styles[year ? 'onward' : 'inward']} aria-hidden="true">
      <svg viewBox="0 0 18 36">
        <path d="M6 0h6v11l-6 6zM6 25l6-6v17h-6z" />
        <path d="M1 22 17 6M1 30 17 14" />
      </svg>
      {year && `→ ${year}`}
    </li>
  );
}

/** The company's years on a line of time, which is cut in three where there is room for columns. */
export function History({ history }: HistoryProps): ReactNode {
  return (
    <Section id="history" title={history.title} lead={history.lead} tone="mist">
      <div className={styles['parts']}>
        {history.parts.map((years, index, parts) => (
          <ol key={years[0]?.year} className={styles['years']}>
            {index > 0 && <Leap />}
            {years.map((year) => (
              <Year key={year.year} {...year} />
            ))}
            {index < parts.length - 1 && <Leap year={parts[index + 1]?.[0]?.year} />}
          </ol>
        ))}
      </div>
    </Section>
  );
}
