import { Fragment, type ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { LinkedMarks } from '#lib/core/chart';
import styles from './links.module.css';
import { ChartMark } from './marks';

/** Groups of marks, each a link. */
export function ChartLinks({ links }: { readonly links: readonly LinkedMarks[] }): ReactNode {
  return links.map(({ href, marks }, place) => {
    // A space between two lines of text, for the accessible name of the link.
    const drawn = marks.map((mark, index) => (
      <Fragment key={index}>
        <ChartMark mark={mark} />{' '}
      </Fragment>
    ));
    return href === undefined ? (
      <g key={place}>{drawn}</g>
    ) : (
      <PageLink key={place} className={styles['link']} href={href}>
        {drawn}
      </PageLink>
    );
  });
}
