import type { ReactNode } from 'react';
import { FactList } from './fact-list';
import { Icon, type IconProps } from './icon';
import { CompanyMark } from './company-mark';
import styles from './screen.module.css';

export type ScreenCheck = { readonly text: string; readonly result: 'passed' | 'open' | 'failed' };

export type ScreenProps = {
  /** `slug` only for customers with a logo. */
  readonly app: { readonly slug?: string | undefined; readonly name: string };
  /** Time of day. */
  readonly time: string;
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

export function AppBar({
  app,
  time,
}: Pick<ScreenProps, 'app'> & Partial<Pick<ScreenProps, 'time'>>): ReactNode {
  return (
    <p className={styles['app']}>
      {app.slug && <CompanyMark slug={app.slug} />}
      {app.name}
      {time && <span>{time}</span>}
    </p>
  );
}

/** The frame; `data-space`: letters in whose space it fits besides its own, as its height does not depend on them. */
export function Telephone({
  className = '',
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={`${styles['screen']} ${className}`.trim()} data-space="600">
      {children}
    </div>
  );
}

/** Results of checks, each with its sign. */
export function CheckList({ checks }: Pick<ScreenProps, 'checks'>): ReactNode {
  return (
    <ul>
      {checks.map(({ text, result }) => (
        <li key={text} className={styles[result]}>
          <Icon name={icons[result]} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Mock-up of a screen in a partner's app, without interactive elements. */
export function Screen({ app, time, title, note, amount, rows, checks, action }: ScreenProps): ReactNode {
  return (
    <Telephone>
      <AppBar app={app} time={time} />
      <p className={styles['title']}>{title}</p>
      <p className={styles['note']}>{note}</p>
      {amount && <p className={styles['amount']}>{amount}</p>}
      <FactList items={rows.map(({ name, value }) => ({ label: name, value }))} />
      <CheckList checks={checks} />
      <p className={styles['action']}>{action}</p>
    </Telephone>
  );
}
