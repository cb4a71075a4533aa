import type { ReactNode } from 'react';
import { TelephoneList } from '#components/blocks/telephone-list';
import type { Emergency } from '#lib/families/support/contact';
import styles from './support.module.css';

/** Whom to call at once; stands where nobody has to look for it. */
export function EmergencyBox({
  emergency: { title, text, numbers, note },
}: {
  readonly emergency: Emergency;
}): ReactNode {
  return (
    <section id="block" className={styles['emergency']} data-theme="dark" aria-labelledby="block-title">
      <div>
        <h2 id="block-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div>
        <TelephoneList items={numbers} />
        <p className={styles['note']}>{note}</p>
      </div>
    </section>
  );
}
