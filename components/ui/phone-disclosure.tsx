import type { ReactNode } from 'react';
import styles from './phone-disclosure.module.css';

type PhoneDisclosureProps = {
  readonly label: string;
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
};

/** Empty `details` that shows and hides the element after it on phones; elsewhere and in print that element is always visible. */
export function PhoneDisclosure({ label, isOpen = false, className = '' }: PhoneDisclosureProps): ReactNode {
  return (
    <details className={`${styles['fold']} ${className}`} open={isOpen}>
      <summary>{label}</summary>
    </details>
  );
}
