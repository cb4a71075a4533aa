import type { ReactNode } from 'react';
import { Icon, type IconProps } from './icon';
import { CompanyMark } from './logo-line';
import styles from './screen.module.css';

/** What a check says, and whether it is passed, waits for an answer, or stops the customer. */
export type ScreenCheck = { readonly text: string; readonly result: 'passed' | 'open' | 'failed' };

export type ScreenProps = {
  /** Whose app it is; only customers have a mark. */
  readonly app: { readonly slug?: string | undefined; readonly name: string };
  readonly title: string;
  readonly note: string;
  readonly amount?: string | undefined;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly checks: readonly ScreenCheck[];
  readonly action: string;
};

const icons: Readonly<Record<ScreenCheck['result'], IconProps['name']>> = {
  passed: 'check',
  open: 'warning',
  failed: 'close',
};

/** The line at the top of an app: whose it is, and the time. */
export function AppBar({ app }: Pick<ScreenProps, 'app'>): ReactNode {
  return (
    <p className={styles['app']}>
      {app.slug && <CompanyMark slug={app.slug} />}
      {app.name}
      <span>09:30</span>
    </p>
  );
}

/** A screen of a partner's app as its customer sees it: words, no picture, and nothing that can be pressed. */
export function Screen({ app, title, note, amount, rows, checks, action }: ScreenProps): ReactNode {
  return (
    <div className={styles['screen']}>
      <AppBar app={app} />
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
        {checks.map(({ text, result }) => (
          <li key={text} className={styles[result]}>
            <Icon name={icons[result]} />
            {text}
          </li>
        ))}
      </ul>
      <p className={styles['action']}>{action}</p>
    </div>
  );
}
