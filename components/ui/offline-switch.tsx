import type { ReactNode, Ref } from 'react';
import styles from './offline-switch.module.css';

export type OfflineSwitchProps = {
  readonly words: { readonly name: string; readonly text: string; readonly on: string; readonly off: string };
  readonly part?: Ref<HTMLDivElement>;
};

/**
 * The switch by which pages are kept for offline reading. Without a script and a service worker
 * nothing can be kept, so it is shown by the behaviour that sets it, `offline-reading`.
 */
export function OfflineSwitch({ words: { name, text, on, off }, part }: OfflineSwitchProps): ReactNode {
  return (
    <div ref={part} className={styles['offline']} hidden>
      <label>
        <input type="checkbox" role="switch" autoComplete="off" data-offline-switch="" />
        <strong>{name}</strong>
        <small>{text}</small>
      </label>
      <p className={styles['state']} role="status" data-on={on} data-off={off} />
    </div>
  );
}
