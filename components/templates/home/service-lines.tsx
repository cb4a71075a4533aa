import type { ReactNode } from 'react';
import type { ServiceBoardProps } from '#components/blocks/service-board';
import { Way } from '#components/ui/way';
import { findShared } from '#lib/core/find-shared';
import styles from './service-lines.module.css';

type ServiceLinesProps = Pick<ServiceBoardProps, 'lines' | 'services'>;

/** The lines side by side: each service with what it does, and its way from request to result. */
export function ServiceLines({ lines, services }: ServiceLinesProps): ReactNode {
  return (
    <div className={styles['lines']}>
      {lines.map(({ name, rows }, index) => (
        <div key={name}>
          <h3>
            <span aria-hidden="true">{index + 1}</span>
            {name}
          </h3>
          <ul>
            {rows.map(({ path, text, way }) => (
              <li key={path}>
                <h4 className="plate">
                  <a href={path}>{findShared(services, path).name}</a>
                </h4>
                <p>{text}</p>
                <p>
                  <Way {...way} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
