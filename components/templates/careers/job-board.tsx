import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import { ListFilter, type ListFilterProps } from '#components/ui/list-filter';
import rows from '#components/ui/row-list.module.css';
import type { JobRow } from '#lib/families/careers/job-list';
import type { PayScale as Scale } from '#lib/families/careers/view';
import styles from './job-board.module.css';
import { PayScale, PaySpan } from './pay-span';

/** A position: what it is called and pays, then until when, and what of it is not as usual. */
function Line({ job }: { readonly job: JobRow }): ReactNode {
  const { name, path, until, differences, note, values } = job;
  return (
    <li data-filter-values={values}>
      <h3>
        <PageLink href={path}>{name}</PageLink>
      </h3>
      <dl>
        <div>
          <dt>{until.label}</dt>
          <dd>{until.value}</dd>
          {note && <dd className={styles['first']}>{note}</dd>}
        </div>
        {differences.map(({ label, value }) => (
          <div key={label}>
            <dt className="visually-hidden">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PaySpan job={job} className={styles['pay']} />
    </li>
  );
}

export type JobBoardProps = {
  readonly choice: ListFilterProps['filter'] | null;
  readonly scale: Scale;
  /** What holds for all positions that say nothing else. */
  readonly usual: string | null;
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly jobs: readonly JobRow[];
  }[];
};

/** Open positions as a timetable: by team, each with its last day, what is not as usual, and its pay as a platform. */
export function JobBoard({ groups, scale, usual, choice }: JobBoardProps): ReactNode {
  return (
    <div className={styles['board']}>
      {usual && <p className={styles['usual']}>{usual}</p>}
      <div className={styles['above']}>
        {choice && <ListFilter filter={choice} />}
        <div className={styles['scale']}>
          <PayScale {...scale} />
        </div>
      </div>
      {groups.map(({ id, name, jobs }) => (
        <section key={id} id={id} data-filter-group="" aria-labelledby={`${id}-name`}>
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
