import type { ReactNode } from 'react';
import { TelephoneList, type TelephoneListProps } from './telephone-list';
import styles from './emergency-panel.module.css';

export type EmergencyPanelProps = {
  /** Fragment of the panel. */
  readonly id: string;
  readonly title: string;
  /** What has happened, and what to have at hand. */
  readonly text?: string;
  /** The first one is the largest thing on the page. */
  readonly numbers: TelephoneListProps['items'];
  /** How to call from abroad. */
  readonly note?: string;
  /** The same panel stands elsewhere on the page, for windows of another width: that one is the landmark. */
  readonly isRepeated?: boolean;
};

/** Whom to call at once; stands where nobody has to look for it. */
export function EmergencyPanel({
  id,
  title,
  text,
  numbers,
  note,
  isRepeated = false,
}: EmergencyPanelProps): ReactNode {
  const Panel = isRepeated ? 'div' : 'section';
  return (
    <Panel
      id={id}
      className={styles['panel']}
      data-theme="dark"
      {...(!isRepeated && { 'aria-labelledby': `${id}-title` })}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <TelephoneList items={numbers} />
      {text && <p>{text}</p>}
      {note && <p className={styles['note']}>{note}</p>}
    </Panel>
  );
}
