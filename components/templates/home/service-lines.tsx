import type { ReactNode } from 'react';
import { findShared } from '#lib/core/find-shared';
import { LinkHeading } from '#components/ui/link-heading';
import type { ServiceBoardProps } from '#components/blocks/service-board';
import { DurationAxis, DurationDot } from '#components/ui/duration-plot';
import { LinkList } from '#components/ui/link-list';
import styles from './service-lines.module.css';

type ServiceLinesProps = Pick<ServiceBoardProps, 'services'> & {
  readonly board: Pick<ServiceBoardProps, 'labels' | 'lines' | 'ticks'>;
  /** Links to the glossary. */
  readonly terms: {
    readonly title: string;
    readonly text: string;
    readonly items: ServiceBoardProps['services'];
  };
};

type TimesProps = Pick<ServiceBoardProps, 'services' | 'ticks'> & {
  readonly rows: ServiceBoardProps['lines'][number]['rows'];
  /** Title of the durations. */
  readonly way: string;
};

/** Durations of the services of a group, on one axis. */
function Times({ rows, services, ticks, way }: TimesProps): ReactNode {
  return (
    <div className={styles['plot']}>
      <div className={styles['times']}>
        <p>{way}</p>
        <DurationAxis ticks={ticks} />
        <dl>
          {rows.map(
            ({ path, time }) =>
              time && (
                <div key={path}>
                  <dt>{findShared(services, path).name}</dt>
                  <dd>
                    <DurationDot ticks={ticks} duration={time} />
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  );
}

/** Groups of services side by side; the glossary terms fill the space below the shorter ones. */
export function ServiceLines({
  board: { lines, ticks, labels },
  services,
  terms,
}: ServiceLinesProps): ReactNode {
  return (
    <div className={styles['lines']}>
      {lines.map(({ name, rows }, index) => (
        <div key={name} className={styles['line']}>
          <h3>
            <span aria-hidden="true">{index + 1}</span>
            {name}
          </h3>
          <Times rows={rows} services={services} ticks={ticks} way={labels.way} />
          <ul>
            {rows.map(({ path, text }) => (
              <li key={path}>
                <LinkHeading level={4} className="badge" href={path} name={findShared(services, path).name} />
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <section className={styles['terms']} aria-labelledby="terms">
        <h3 id="terms">{terms.title}</h3>
        <p>{terms.text}</p>
        <LinkList items={terms.items} />
      </section>
    </div>
  );
}
