import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './recording-opening.module.css';

export type RecordingOpeningProps = {
  /** Fragment of the title. */
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Day, length and the like, a part each. */
  readonly kicker: ReactNode;
  readonly action: string;
  /** The recording as a drawing. */
  readonly children: ReactNode;
};

/** The newest recording of a list, shown from inside. */
export function RecordingOpening({
  id,
  title,
  path,
  kicker,
  action,
  children,
}: RecordingOpeningProps): ReactNode {
  return (
    <section className={styles['opening']} aria-labelledby={id}>
      <div className={styles['top']}>
        <div>
          <p className={styles['kicker']}>{kicker}</p>
          <h2 id={id}>
            <PageLink href={path}>{title}</PageLink>
          </h2>
        </div>
        <p>
          <PageLink className="button" href={path}>
            {action}
          </PageLink>
        </p>
      </div>
      {children}
    </section>
  );
}
