import type { ReactNode } from 'react';
import styles from './app-screen.module.css';
import { Icon } from './icon';
import { CompanyMark } from './logo-line';

export type AppScreenProps = {
  /** Whose app it is. */
  readonly company: { readonly slug: string; readonly name: string };
  readonly title: string;
  readonly note: string;
  readonly amount?: string | undefined;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  /** Checks that are passed. */
  readonly checks: readonly string[];
  readonly action: string;
};

/** A screen of a partner's app as its customer sees it: words, no picture, and nothing that can be pressed. */
export function AppScreen({ company, title, note, amount, rows, checks, action }: AppScreenProps): ReactNode {
  return (
    <div className={styles['screen']}>
      <p className={styles['app']}>
        <CompanyMark slug={company.slug} />
        {company.name}
        <span>09:30</span>
      </p>
      <p className={styles['title']}>{title}</p>
      <p className={styles['note']}>{note}</p>
      {amount && <p className={styles['amount']}>{amount}</p>}
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {checks.map((check) => (
          <li key={check}>
            <Icon name="check" />
            {check}
          </li>
        ))}
      </ul>
      <p className={styles['action']}>{action}</p>
    </div>
  );
}
