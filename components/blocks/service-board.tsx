import type { ReactNode } from 'react';
import { CodeText } from '#components/ui/code-text';
import { LinkHeading } from '#components/ui/link-heading';
import { Wordmark } from '#components/ui/wordmark';
import {
  DurationAxis,
  DurationDot,
  type Duration,
  type DurationPlotTicks,
} from '#components/ui/duration-plot';
import styles from './service-board.module.css';

type BoardRow = {
  readonly path: string;
  readonly text: string;
  /** From request to result, with what it measures; missing where nothing is measured. */
  readonly time?: Duration & { readonly way: string };
  readonly customers: readonly { readonly name: string; readonly slug: string }[];
  readonly call?: string;
};

export type ServiceBoardProps = DurationPlotTicks & {
  readonly lines: readonly { readonly name: string; readonly rows: readonly BoardRow[] }[];
  readonly labels: Readonly<Record<'way' | 'usedBy' | 'unnamed' | 'call', string>>;
  readonly services: readonly { readonly name: string; readonly path: string }[];
};

type RowProps = Pick<ServiceBoardProps, 'labels' | 'services' | 'ticks'> & { readonly row: BoardRow };

function Row({ row: { path, text, time, customers, call }, services, labels, ticks }: RowProps): ReactNode {
  const name = services.find((service) => service.path === path)?.name;
  return (
    <li>
      <div>
        <LinkHeading level={3} className="badge" href={path} name={name} />
        <p>{text}</p>
      </div>
      {time && (
        <div className={styles['time']}>
          <DurationAxis ticks={ticks} />
          <DurationDot ticks={ticks} duration={time} />
          <p>{time.way}</p>
        </div>
      )}
      <p className={styles['users']}>
        <span className={styles['label']}>{labels.usedBy}</span>
        {customers.length > 0
          ? customers.map((customer) => <Wordmark key={customer.slug} {...customer} />)
          : labels.unnamed}
      </p>
      {call && (
        <p className={styles['call']}>
          <span className={styles['label']}>{labels.call}</span>
          <code translate="no">
            <CodeText text={call} />
          </code>
        </p>
      )}
    </li>
  );
}

/** All services by group: purpose, duration on the group's axis, customers, first API call. */
export function ServiceBoard({ lines, labels, services, ticks }: ServiceBoardProps): ReactNode {
  return (
    <div className={styles['frame']}>
      {lines.map(({ name, rows }, index) => (
        <div key={name} className={styles['board']}>
          <div className={styles['head']}>
            <h2>
              <span aria-hidden="true">{index + 1}</span>
              {name}
            </h2>
            {rows.some(({ time }) => time) && (
              <div className={styles['axis']}>
                {labels.way}
                <DurationAxis ticks={ticks} />
              </div>
            )}
            {[labels.usedBy, labels.call].map((label) => (
              <span key={label} aria-hidden="true">
                {label}
              </span>
            ))}
          </div>
          <ul>
            {rows.map((row) => (
              <Row key={row.path} row={row} services={services} labels={labels} ticks={ticks} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
