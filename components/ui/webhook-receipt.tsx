import type { ReactNode } from 'react';
import { CodeText } from './code-text';
import { Icon } from './icon';
import styles from './webhook-receipt.module.css';

export type WebhookReceiptProps = {
  readonly event: string;
  readonly note: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
  readonly check: string;
};

/** Mock-up of a webhook message as a receipt. */
export function WebhookReceipt({ event, note, rows, check }: WebhookReceiptProps): ReactNode {
  return (
    <div className={styles['receipt']} data-theme="dark">
      <p className={styles['event']} translate="no">
        <CodeText text={event} />
      </p>
      <p className={styles['note']}>{note}</p>
      <dl translate="no">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <CodeText text={value} />
            </dd>
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
