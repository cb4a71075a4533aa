import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import styles from './telephone-list.module.css';

export type TelephoneListProps = {
  /** `label` says what for, `hours` when, each rule on a line of its own. */
  readonly items: readonly {
    readonly label?: string;
    readonly hours?: readonly string[];
    readonly text: string;
    readonly href: string;
  }[];
};

/** Numbers for somebody in a hurry: large, each a link that dials. */
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
