import type { ReactNode } from 'react';
import { findShared } from '#lib/core/find-shared';
import { LinkHeading } from '#components/ui/link-heading';
import type { ServiceBoardProps } from '#components/blocks/service-board';
import { DurationTrack } from '#components/ui/duration-track';
import { LinkList } from '#components/ui/link-list';
import styles from './service-lines.module.css';

type ServiceLinesProps = Pick<ServiceBoardProps, 'lines' | 'services'> & {
  /** Links to the glossary. */
  readonly terms: {
    readonly title: string;
    readonly text: string;
    readonly items: ServiceBoardProps['services'];
  };
};

/** Lines of services side by side; the glossary terms fill the space below the shorter ones. */
export function ServiceLines({ lines, services, terms }: ServiceLinesProps): ReactNode {
  return (
    <div className={styles['lines']}>
      {lines.map(({ name, rows }, index) => (
        <div key={name} className={styles['line']}>
          <h3>
            <span aria-hidden="true">{index + 1}</span>
            {name}
          </h3>
          <ul>
            {rows.map(({ path, text, way }) => (
              <li key={path}>
                <LinkHeading level={4} className="badge" href={path} name={findShared(services, path).name} />
                <p>{text}</p>
                <p>
                  <DurationTrack {...way} />
                </p>
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
