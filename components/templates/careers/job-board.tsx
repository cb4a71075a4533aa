import type { ReactNode } from 'react';
import { Drawing } from '#components/ui/chart/chart';
import rows from '#components/ui/row-list.module.css';
import type { JobLine } from '#lib/families/careers/view';
import styles from './job-board.module.css';

function Line({ job }: { readonly job: JobLine }): ReactNode {
  const { name, path, pay, span, facts } = job;
  return (
    <li>
      <h3>
        <a href={path}>{name}</a>
      </h3>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['pay']}>
        <p>{pay}</p>
        <Drawing drawing={span.drawing} sentence={span.sentence} />
        <p className={styles['scale']} aria-hidden="true">
          <span>{span.from}</span>
          <span>{span.to}</span>
        </p>
      </div>
    </li>
  );
}

export type JobBoardProps = {
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly jobs: readonly JobLine[];
  }[];
};

/** Open positions as a departure board: by team, each with place, hours, last day, and its pay as a platform. */
export function JobBoard({ groups }: JobBoardProps): ReactNode {
  return (
    <div className={styles['board']} data-theme="dark">
      {groups.map(({ id, name, jobs }) => (
        <section key={id} id={id} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{name}</h2>
          <ul className={rows['rows']}>
            {jobs.map((job) => (
              <Line key={job.path} job={job} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
