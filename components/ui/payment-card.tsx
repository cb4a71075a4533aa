import type { ReactNode } from 'react';
import { CompanyMark } from './company-mark';
import { Wordmark } from './wordmark';
import styles from './payment-card.module.css';

export type PaymentCardProps = {
  /** The company whose brand the card carries. */
  readonly app: { readonly slug: string; readonly name: string };
  /** Colours of the card: the brand's choice among three. */
  readonly livery: 'dark' | 'light' | 'bright';
  /** What the card is, such as "Debit". */
  readonly product: string;
  readonly holder: string;
  /** Masked number and date, as printed. */
  readonly number: string;
  readonly validThru: string;
  /** Printed on the back: issuer, and how to block the card. */
  readonly back: readonly string[];
};

/** Contacts of the chip (ISO/IEC 7816-2) and the sign for contactless payment, simplified. */
function Chip(): ReactNode {
  return (
    <svg className={styles['chip']} viewBox="0 0 76 36" aria-hidden="true">
      <path d="M5 1h38a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z" />
      <path d="M1 12h14v12H1m32-12h14M33 24h14M15 1v34M33 1v34" />
      <path d="M56 11q5 7 0 14m6-18q8 11 0 22m6-26q11 15 0 30" />
    </svg>
  );
}

/** Both sides of a payment card in a partner's colours. */
export function PaymentCard({
  app,
  livery,
  product,
  holder,
  number,
  validThru,
  back,
}: PaymentCardProps): ReactNode {
  return (
    <div className={styles['cards']}>
      <div className={`${styles['card']} ${styles[livery]} ${styles['back']}`}>
        <p>
          {back.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <div className={`${styles['card']} ${styles[livery]}`}>
        <CompanyMark slug={app.slug} />
        <p className={styles['line']}>
          <Wordmark slug={app.slug} name={app.name} /> <span>{product}</span>
        </p>
        <Chip />
        <p className={styles['number']}>{number}</p>
        <p className={styles['line']}>
          <span>{holder}</span> <span>{validThru}</span>
        </p>
      </div>
    </div>
  );
}
