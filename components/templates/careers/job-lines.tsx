import type { ReactNode } from 'react';
import type { JobLine } from '#lib/families/careers/view';
import { Drawing } from '#components/ui/chart/chart';
import rows from '#components/ui/row-list.module.css';
import styles from './job-lines.module.css';

export type JobLinesProps = { readonly items: readonly JobLine[]; readonly level: 3 | 4 };

/** Positions one below the other, with the pay where the eye falls first. */
export function JobLines({ items, level }: JobLinesProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${rows['rows']} ${styles['jobs']}`}>
      {items.map(({ name, path, text, pay, span, meta }) => (
        <li key={path}>
          <Heading>
            <a href={path}>{name}</a>
          </Heading>
          <div className={styles['pay']}>
            <p>{pay}</p>
            <Drawing drawing={span.drawing} sentence={span.sentence} />
            <p className={styles['scale']} aria-hidden="true">
              <span>{span.from}</span>
              <span>{span.to}</span>
            </p>
          </div>
          <p className={styles['meta']}>{meta.join(' · ')}</p>
          <p className={styles['text']}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
