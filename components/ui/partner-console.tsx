import type { ReactNode } from 'react';
import { FactList } from './fact-list';
import { CompanyMark } from './company-mark';
import styles from './partner-console.module.css';
import type { ScreenProps } from './screen';

type PaymentState = 'settled' | 'waiting' | 'review' | 'returned';

export type PartnerConsoleProps = Pick<ScreenProps, 'app' | 'title' | 'note'> & {
  /** Newest first; the first one is open. */
  readonly payments: readonly {
    readonly reference: string;
    readonly payee: string;
    readonly amount: string;
    readonly state: PaymentState;
    readonly stateText: string;
  }[];
  /** Facts and history of the open payment. */
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly events: readonly { readonly time: string; readonly text: string }[];
};

function Events({ events }: Pick<PartnerConsoleProps, 'events'>): ReactNode {
  return (
    <ol className={styles['events']}>
      {events.map(({ time, text }) => (
        <li key={text}>
          <span>{time}</span> {text}
        </li>
      ))}
    </ol>
  );
}

/** Mock-up of a partner's console: payments with their states, one of them open. No interactive elements. */
export function PartnerConsole({ app, title, note, payments, rows, events }: PartnerConsoleProps): ReactNode {
  return (
    <div className={styles['console']}>
      <p className={styles['bar']}>
        {app.slug && <CompanyMark slug={app.slug} />}
        {app.name} <span>{title}</span> <span>{note}</span>
      </p>
      <ol className={styles['payments']}>
        {payments.map(({ reference, payee, amount, state, stateText }, index) => (
          <li key={reference}>
            <p className={styles['payment']}>
              <span>{reference}</span> <b>{payee}</b> <span className={styles['amount']}>{amount}</span>{' '}
              <span className={styles['state']} data-state={state}>
                {stateText}
              </span>
            </p>
            {index === 0 && (
              <div className={styles['open']}>
                <FactList items={rows.map(({ name, value }) => ({ label: name, value }))} />
                <Events events={events} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
