import type { ReactNode } from 'react';
import { FactList } from './fact-list';
import { CompanyMark } from './company-mark';
import styles from './account-statement.module.css';
import type { ScreenProps } from './screen';

export type AccountStatementProps = Pick<ScreenProps, 'app' | 'title' | 'note' | 'rows'> & {
  /** The bank's particulars at the foot. */
  readonly bank: string;
  readonly opening: { readonly name: string; readonly value: string };
  readonly closing: { readonly name: string; readonly value: string };
  /** Oldest first. */
  readonly bookings: readonly {
    readonly day: string;
    readonly name: string;
    readonly reference: string;
    readonly amount: string;
  }[];
};

/** Mock-up of a printed account statement (the content of camt.053). */
export function AccountStatement(props: AccountStatementProps): ReactNode {
  const { app, title, note, rows, bank, opening, closing, bookings } = props;
  return (
    <div className={styles['sheet']}>
      <p className={styles['head']}>
        {app.slug && <CompanyMark slug={app.slug} />}
        {app.name} <span>{note}</span>
      </p>
      <p className={styles['title']}>{title}</p>
      <FactList items={rows.map(({ name, value }) => ({ label: name, value }))} />
      <p className={styles['balance']}>
        {opening.name} <b>{opening.value}</b>
      </p>
      <ol>
        {bookings.map(({ day, name, reference, amount }) => (
          <li key={reference}>
            <span>{day}</span> <b>{name}</b> <span>{reference}</span> <b>{amount}</b>
          </li>
        ))}
      </ol>
      <p className={styles['balance']}>
        {closing.name} <b>{closing.value}</b>
      </p>
      <p className={styles['bank']}>{bank}</p>
    </div>
  );
}
