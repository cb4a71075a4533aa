import { Fragment, type ReactNode } from 'react';
import { PageLink } from '#page-link';
import type { LinkedMarks } from '#lib/core/chart';
import styles from './links.module.css';
import { ChartMark } from './marks';

/** Marks of a drawing that lead to pages, each group one link. */
export function ChartLinks({ links }: { readonly links: readonly LinkedMarks[] }): ReactNode {
  return links.map(({ href, marks }, place) => {
    // Lines of words are no line breaks: what the link is called has its spaces between them.
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
