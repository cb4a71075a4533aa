import type { ReactNode } from 'react';
import { AppBar, Telephone, type ScreenProps } from './screen';
import screen from './screen.module.css';
import styles from './statement.module.css';

export type StatementProps = Pick<ScreenProps, 'app' | 'time' | 'title' | 'note'> & {
  /** Bookings: counterparty, reference, signed amount. */
  readonly lines: readonly {
    readonly name: string;
    readonly reference: string;
    readonly amount: string;
    readonly isMarked: boolean;
  }[];
  readonly balance: { readonly name: string; readonly value: string };
};

export function Statement({ app, time, title, note, lines, balance }: StatementProps): ReactNode {
  return (
    <Telephone>
      <AppBar app={app} time={time} />
      <p className={screen['title']}>{title}</p>
      <p className={screen['note']}>{note}</p>
      <ol className={styles['lines']}>
        {lines.map(({ name, reference, amount, isMarked }) => (
          <li key={reference} {...(isMarked && { 'data-marked': '' })}>
            <span>{name}</span> <b>{amount}</b> <span>{reference}</span>
          </li>
        ))}
      </ol>
      <p className={styles['balance']}>
        {balance.name} <b>{balance.value}</b>
      </p>
    </Telephone>
  );
}
