import type { ReactNode } from 'react';
import { FactList, type FactListProps } from '#components/ui/fact-list';
import styles from './head-facts.module.css';

/** Two to four facts at the bottom of a page head. */
export function HeadFacts({ items }: Pick<FactListProps, 'items'>): ReactNode {
  return <FactList className={styles['facts']} noteClassName={styles['note']} items={items} />;
}
