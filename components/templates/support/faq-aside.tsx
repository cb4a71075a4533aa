import type { ReactNode } from 'react';
import { EmergencyPanel } from '#components/blocks/emergency-panel';
import type { Emergency } from '#lib/families/support/contact';
import styles from './faq.module.css';

export type FaqAsideProps = {
  readonly label: string;
  /** All topics with the number of their questions. */
  readonly topics: readonly {
    readonly name: string;
    readonly path: string;
    readonly count: number;
    readonly isCurrent: boolean;
  }[];
  readonly emergency: Emergency;
};

/** All topics as a line, and below it whom to call when there is no time to read. */
export function FaqAside({ label, topics, emergency: { title, numbers } }: FaqAsideProps): ReactNode {
  return (
    <aside className={styles['aside']} aria-label={label}>
      <nav aria-labelledby="topics">
        <h2 id="topics">{label}</h2>
        <ul className="stops">
          {topics.map(({ name, path, count, isCurrent }) => (
            <li key={path}>
              <a href={path} {...(isCurrent && { 'aria-current': 'page' })}>
                {name}
              </a>{' '}
              <span>{count}</span>
            </li>
          ))}
        </ul>
      </nav>
      <EmergencyPanel id="block-now" title={title} numbers={numbers} />
    </aside>
  );
}
