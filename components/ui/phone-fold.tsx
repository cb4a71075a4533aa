import type { ReactNode } from 'react';
import styles from './phone-fold.module.css';

export type PhoneFoldProps = {
  readonly label: string;
  /** Where it lies and how large its words are. */
  readonly className?: string | undefined;
};

/** What phones show on request: an empty `details` ahead of the element that it shows and hides, which so stands open on desks and paper. */
export function PhoneFold({ label, className = '' }: PhoneFoldProps): ReactNode {
  return (
    <details className={`${styles['fold']} ${className}`}>
      <summary>{label}</summary>
    </details>
  );
}
