import type { ReactNode } from 'react';
import { TelephoneList, type TelephoneListProps } from './telephone-list';
import styles from './emergency-panel.module.css';

export type EmergencyPanelProps = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly numbers: TelephoneListProps['items'];
  readonly note?: string;
};

export function EmergencyPanel({ id, title, text, numbers, note }: EmergencyPanelProps): ReactNode {
  return (
    <section id={id} className={styles['panel']} data-theme="dark" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <TelephoneList items={numbers} />
      {text && <p>{text}</p>}
      {note && <p className={styles['note']}>{note}</p>}
    </section>
  );
}
