import type { ReactNode } from 'react';
import { Person } from '#components/ui/person';
import type { PressContact } from '#lib/families/press/view';
import styles from './press-office.module.css';

export type PressOfficeProps = { readonly person: PressContact };

/** Who answers: name, then telephone and address in letters that can be read across a desk. */
export function PressOffice({ person }: PressOfficeProps): ReactNode {
  return (
    <div className={styles['office']}>
      <Person name={person.name} role={person.role} />
      <p>
        <a href={person.telephoneHref}>{person.telephone}</a>
        <a href={`mailto:${person.email}`}>{person.email}</a>
      </p>
    </div>
  );
}
