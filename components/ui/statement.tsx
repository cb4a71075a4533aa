import type { ReactNode } from 'react';
import { AppBar, type ScreenProps } from './screen';
import screen from './screen.module.css';
import styles from './statement.module.css';

export type StatementProps = Pick<ScreenProps, 'app' | 'title' | 'note'> & {
  /** What was booked: with whom, under which reference, the signed amount; one line may be marked. */
  readonly lines: readonly {
    readonly name: string;
    readonly reference: string;
    readonly amount: string;
    readonly isMarked: boolean;
  }[];
  /** What remains, with its name. */
  readonly balance: { readonly name: string; readonly value: string };
};

/** Lines of an account as its holder reads them: each with the reference that it came with. */
export function Statement({ app, title, note, lines, balance }: StatementProps): ReactNode {
  return (
    <div className={screen['screen']}>
      <AppBar app={app} />
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
    </div>
  );
}
