import type { ReactNode } from 'react';
import { TelephoneList } from '#components/blocks/telephone-list';
import { CodeText } from '#components/ui/code-text';
import { Person } from '#components/ui/person';
import type { PressContact } from '#lib/families/press/view';
import styles from './press-office.module.css';

type PressOfficeProps = { readonly person: PressContact; readonly isLarge?: boolean };

export function PressOffice({ person, isLarge = false }: PressOfficeProps): ReactNode {
  return (
    <div className={styles['office']}>
      {isLarge && <TelephoneList items={[{ text: person.telephone, href: person.telephoneHref }]} />}
      <Person name={person.name} role={person.role} />
      <p>
        {!isLarge && <a href={person.telephoneHref}>{person.telephone}</a>}
        <a href={`mailto:${person.email}`}>
          <CodeText text={person.email} />
        </a>
      </p>
    </div>
  );
}
