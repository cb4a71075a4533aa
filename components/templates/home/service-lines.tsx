import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { ServiceBoardProps } from '#components/blocks/service-board';
import { Way } from '#components/ui/way';
import { findShared } from '#lib/core/find-shared';
import styles from './service-lines.module.css';

type ServiceLinesProps = Pick<ServiceBoardProps, 'lines' | 'services'> & {
  /** The words that the lines are talked about in, and where they are explained. */
  readonly terms: {
    readonly title: string;
    readonly text: string;
    readonly items: ServiceBoardProps['services'];
  };
};

/**
 * The lines side by side: each service with what it does, and its way from request to result. Where two lines
 * have ended and one goes on, the terms stand.
 */
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
                <h4 className="plate">
                  <PageLink href={path}>{findShared(services, path).name}</PageLink>
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
      <section className={styles['terms']} aria-labelledby="terms">
        <h3 id="terms">{terms.title}</h3>
        <p>{terms.text}</p>
        <ul>
          {terms.items.map(({ name, path }) => (
            <li key={path}>
              <PageLink href={path}>{name}</PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
