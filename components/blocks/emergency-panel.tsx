import type { ReactNode } from 'react';
import { TelephoneList, type TelephoneListProps } from './telephone-list';
import styles from './emergency-panel.module.css';

export type EmergencyPanelProps = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly numbers: TelephoneListProps['items'];
  readonly note?: string;
  /** The page has the panel twice, for two window widths; this one is not the landmark. */
  readonly isRepeated?: boolean;
};

export function EmergencyPanel(props: EmergencyPanelProps): ReactNode {
  const { id, title, text, numbers, note, isRepeated = false } = props;
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
