import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { JobLine } from '#lib/families/careers/job-list';
import parts from '#components/ui/dotted-parts.module.css';
import rows from '#components/ui/row-list.module.css';
import styles from './job-lines.module.css';
import { PaySpan } from './pay-span';

export type JobLinesProps = { readonly items: readonly JobLine[]; readonly level: 3 | 4 };

/** Positions one below the other, with the pay where the eye falls first. */
export function JobLines({ items, level }: JobLinesProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${rows['rows']} ${styles['jobs']}`}>
      {items.map((job) => (
        <li key={job.path}>
          <Heading>
            <PageLink href={job.path}>{job.name}</PageLink>
          </Heading>
          <PaySpan job={job} className={styles['pay']} />
          <p className={`${parts['parts']} ${styles['meta']}`}>
            {job.meta.map((part) => (
              <span key={part}>{part} </span>
            ))}
          </p>
          <p className={styles['text']}>{job.text}</p>
        </li>
      ))}
    </ul>
  );
}
