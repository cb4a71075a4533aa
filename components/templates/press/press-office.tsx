import type { ReactNode } from 'react';
import { TelephoneList } from '#components/blocks/telephone-list';
import { Person } from '#components/ui/person';
import type { PressContact } from '#lib/families/press/view';
import styles from './press-office.module.css';

export type PressOfficeProps = {
  readonly person: PressContact;
  /** Large enough for somebody with a deadline: where it is what the page is for. */
  readonly isLarge?: boolean;
};

/** Who answers: name, then telephone and address in letters that can be read across a desk. */
export function PressOffice({ person, isLarge = false }: PressOfficeProps): ReactNode {
  return (
    <div className={styles['office']}>
      {isLarge && <TelephoneList items={[{ text: person.telephone, href: person.telephoneHref }]} />}
      <Person name={person.name} role={person.role} />
      <p>
        {!isLarge && <a href={person.telephoneHref}>{person.telephone}</a>}
        <a href={`mailto:${person.email}`}>{person.email}</a>
      </p>
    </div>
  );
}
