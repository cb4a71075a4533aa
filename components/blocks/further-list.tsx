import type { ReactNode } from 'react';
import '#components/ui/dotted-links-across.css';
import { toMarkup } from '#lib/core/markup';
import { Section } from '#components/ui/section';
import styles from './further-list.module.css';

export type FurtherListProps = {
  readonly id?: string;
  readonly title: string;
  /** HTML of a link with the reason to follow it. */
  readonly items: readonly string[];
  readonly children?: ReactNode;
};

export function FurtherList({ id = 'further', title, items, children }: FurtherListProps): ReactNode {
  return (
    <Section id={id} title={title}>
      <ul className={`dotted-links dotted-links-across ${styles['further']}`}>
        {items.map((html) => (
          <li key={html} dangerouslySetInnerHTML={toMarkup(html)} />
        ))}
      </ul>
      {children}
    </Section>
  );
}
