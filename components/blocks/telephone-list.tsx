import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import styles from './telephone-list.module.css';

export type TelephoneListProps = {
  /** `label` is the purpose; `hours` has one line per rule. */
  readonly items: readonly {
    readonly label?: string;
    readonly hours?: readonly string[];
    readonly text: string;
    readonly href: string;
  }[];
};

export function TelephoneList({ items }: TelephoneListProps): ReactNode {
  return (
    <ul className={styles['telephones']}>
      {items.map(({ label, hours = [], text, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon name="phone" />
            <span>{text}</span>
          </a>
          {label && <p>{label}</p>}
          {hours.map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
