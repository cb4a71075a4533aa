import type { ReactNode } from 'react';
import rows from '#components/ui/row-list.module.css';
import type { JobRow } from '#lib/families/careers/view';
import styles from './job-board.module.css';
import { PaySpan } from './pay-span';

function Line({ job }: { readonly job: JobRow }): ReactNode {
  const { name, path, facts, note } = job;
  return (
    <li>
      <h3>
        <a href={path}>{name}</a>
      </h3>
      <dl>
        {facts.map(({ label, value }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note && index === facts.length - 1 && <dd className={styles['first']}>{note}</dd>}
          </div>
        ))}
      </dl>
      <PaySpan job={job} className={styles['pay']} />
    </li>
  );
}

export type JobBoardProps = {
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly jobs: readonly JobRow[];
  }[];
};

/** Open positions as a timetable: by team, each with place, hours, last day, and its pay as a platform. */
export function JobBoard({ groups }: JobBoardProps): ReactNode {
  // Where rows stand beside their pay, its scale stands above all of them; it is one.
  const span = groups[0]?.jobs[0]?.span;
  return (
    <div className={styles['board']}>
      {span && (
        <p className={styles['scale']} aria-hidden="true">
          <span>{span.from}</span>
          <span>{span.to}</span>
        </p>
      )}
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
