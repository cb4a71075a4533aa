import type { ReactNode } from 'react';
import type { LinkedMarks } from '#lib/core/chart';
import styles from './links.module.css';
import { ChartMark } from './marks';

/** Marks of a drawing that lead to pages, each group one link. */
export function ChartLinks({ links }: { readonly links: readonly LinkedMarks[] }): ReactNode {
  return links.map(({ href, label, marks }) => {
    const drawn = marks.map((mark, index) => <ChartMark key={index} mark={mark} />);
    return href === undefined ? (
      <g key={label}>{drawn}</g>
    ) : (
      <a key={label} className={styles['link']} href={href} aria-label={label}>
        {drawn}
      </a>
    );
  });
}
