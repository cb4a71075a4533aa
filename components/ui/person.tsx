import type { ReactNode } from 'react';
import { initialsOf } from './initials';
import styles from './person.module.css';

export type PersonProps = {
  readonly name: string;
  readonly role: string;
  readonly text?: string | undefined;
};

/** A person's name and role, with initials instead of a portrait. */
export function Person({ name, role, text }: PersonProps): ReactNode {
  return (
    <div className={styles['person']}>
      <span className={styles['initials']} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <p className={styles['name']}>{name}</p>
      <p className={styles['role']}>{role}</p>
      {text && <p className={styles['text']}>{text}</p>}
    </div>
  );
}
