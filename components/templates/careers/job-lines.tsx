import type { ReactNode } from 'react';
import type { JobLine } from '#lib/families/careers/view';
import rows from '#components/ui/row-list.module.css';
import styles from './job-lines.module.css';

export type JobLinesProps = { readonly items: readonly JobLine[]; readonly level: 3 | 4 };

/** Positions one below the other, with the pay where the eye falls first. */
export function JobLines({ items, level }: JobLinesProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${rows['rows']} ${styles['jobs']}`}>
      {items.map(({ name, path, text, pay, meta }) => (
        <li key={path}>
          <Heading>
            <a href={path}>{name}</a>
          </Heading>
          <p className={styles['pay']}>{pay}</p>
          <p className={styles['meta']}>{meta.join(' · ')}</p>
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
