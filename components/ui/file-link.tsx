import type { ReactNode } from 'react';
import parts from './dotted-parts.module.css';
import { Icon } from './icon';
import styles from './file-link.module.css';

export type FileLinkProps = {
  readonly href: string;
  readonly name: string;
  readonly type: string;
  readonly size: string;
  readonly note?: string | undefined;
};

export function FileLink({ href, name, type, size, note }: FileLinkProps): ReactNode {
  return (
    <a className={styles['file']} href={href}>
      <span className={styles['type']}>{type}</span>
      <span className={styles['name']}>{name}</span>
      <span className={`${parts['parts']} ${styles['note']}`}>
        <span>{size} </span>
        {note && <span>{note}</span>}
      </span>
      <Icon name="download" />
    </a>
  );
}
