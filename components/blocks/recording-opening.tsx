import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { LinkHeading } from '#components/ui/link-heading';
import styles from './recording-opening.module.css';

export type RecordingOpeningProps = {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly kicker: ReactNode;
  readonly action: string;
  readonly children: ReactNode;
};

export function RecordingOpening(props: RecordingOpeningProps): ReactNode {
  const { id, title, path, kicker, action, children } = props;
  return (
    <section className={styles['opening']} aria-labelledby={id}>
      <div className={styles['top']}>
        <div>
          <p className={styles['kicker']}>{kicker}</p>
          <LinkHeading level={2} id={id} href={path} name={title} />
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
