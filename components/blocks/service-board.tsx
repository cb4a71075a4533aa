import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { Wordmark } from '#components/ui/logo-line';
import { Way, type WayProps } from '#components/ui/way';
import styles from './service-board.module.css';

type BoardRow = {
  readonly path: string;
  /** What the service does, in a sentence. */
  readonly text: string;
  /** The way from request to result, with its time where one is stated. */
  readonly way: WayProps;
  readonly customers: readonly { readonly name: string; readonly slug: string }[];
  /** The first request to the interface. */
  readonly call?: string;
};

export type ServiceBoardProps = {
  readonly lines: readonly { readonly name: string; readonly rows: readonly BoardRow[] }[];
  readonly labels: { readonly way: string; readonly usedBy: string; readonly call: string };
  /** Names of the services by their addresses. */
  readonly services: readonly { readonly name: string; readonly path: string }[];
  /** Level of the lines' names; the services' are one below. */
  readonly level: 2 | 3;
};

function Row({
  row: { path, text, way, customers, call },
  name,
  labels,
  level,
}: Pick<ServiceBoardProps, 'labels' | 'level'> & {
  readonly row: BoardRow;
  readonly name: string | undefined;
}): ReactNode {
  const Heading = `h${level + 1}` as 'h3' | 'h4';
  return (
    <li>
      <div>
        <Heading className="plate">
          <PageLink href={path}>{name}</PageLink>
        </Heading>
        <p>{text}</p>
      </div>
      <p>
        <span className={styles['label']}>{labels.way}</span>
        <Way {...way} />
      </p>
      {customers.length > 0 && (
        <p className={styles['users']}>
          <span className={styles['label']}>{labels.usedBy}</span>
          {customers.map((customer) => (
            <Wordmark key={customer.slug} {...customer} />
          ))}
        </p>
      )}
      {call && (
        <p className={styles['call']}>
          <span className={styles['label']}>{labels.call}</span>
          <code translate="no">{call}</code>
        </p>
      )}
    </li>
  );
}

/** All services on departure boards, one a line: what each does, its way and time, who uses it, its first call. */
export function ServiceBoard({ lines, labels, services, level }: ServiceBoardProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['frame']}>
      {lines.map(({ name, rows }, index) => (
        <div key={name} className={styles['board']}>
          <div className={styles['head']}>
            <Heading>
              <span aria-hidden="true">{index + 1}</span>
              {name}
            </Heading>
            {[labels.way, labels.usedBy, labels.call].map((label) => (
              <span key={label} aria-hidden="true">
                {label}
              </span>
            ))}
          </div>
          <ul>
            {rows.map((row) => (
              <Row
                key={row.path}
                row={row}
                name={services.find(({ path }) => path === row.path)?.name}
                labels={labels}
                level={level}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
