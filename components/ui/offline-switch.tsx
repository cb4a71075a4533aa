import type { ReactNode, Ref } from 'react';
import styles from './offline-switch.module.css';

export type OfflineSwitchProps = {
  readonly words: { readonly name: string; readonly text: string; readonly on: string; readonly off: string };
  readonly part?: Ref<HTMLDivElement>;
  /** State; undefined hides the switch, as in documents, in which it is unknown. */
  readonly isOn?: boolean;
};

/** Switch for offline reading. It needs script and a service worker, so the behaviour `offline-reading` shows it. */
export function OfflineSwitch({ words, part, isOn }: OfflineSwitchProps): ReactNode {
  const { name, text, on, off } = words;
  const isKnown = isOn !== undefined;
  return (
    <div ref={part} className={styles['offline']} hidden={!isKnown}>
      <label>
        <input type="checkbox" role="switch" defaultChecked={isOn} data-offline-switch="" />
        <strong>{name}</strong>
        <small>{text}</small>
      </label>
      <p className={styles['state']} role="status" data-on={on} data-off={off}>
        {isKnown && (isOn ? on : off)}
      </p>
    </div>
  );
}
