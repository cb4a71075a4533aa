import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './webhook-receipt.module.css';

export type WebhookReceiptProps = {
  /** Name of the event, as the interface calls it. */
  readonly event: string;
  /** Who sends it to whom. */
  readonly note: string;
  /** Fields of the message and their values, in the words of the interface. */
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  /** That the signature was checked. */
  readonly check: string;
};

/** A message of the interface as a receipt: what happened, its fields, and that it is genuine. */
export function WebhookReceipt({ event, note, rows, check }: WebhookReceiptProps): ReactNode {
  return (
    <div className={styles['receipt']} data-theme="dark">
      <p className={styles['event']} translate="no">
        {event}
      </p>
      <p className={styles['note']}>{note}</p>
      <dl translate="no">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['check']}>
        <Icon name="check" />
        {check}
      </p>
    </div>
  );
}
