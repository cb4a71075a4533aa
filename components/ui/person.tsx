import type { ReactNode } from 'react';
import styles from './person.module.css';

export type PersonProps = {
  readonly name: string;
  readonly role: string;
  readonly text?: string | undefined;
};

/** A person's name and role. */
export function Person({ name, role, text }: PersonProps): ReactNode {
  return (
    <div className={styles['person']}>
      <p>{name}</p>
      <p>{role}</p>
      {text && <p className={styles['text']}>{text}</p>}
    </div>
  );
}
