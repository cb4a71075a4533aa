import { Fragment, type ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './link-sequence.module.css';

export type LinkSequenceProps = {
  readonly items: readonly { readonly name: string; readonly path: string }[];
};

/** Links separated by commas; the comma stays with its link, so that no line begins with one. */
export function LinkSequence({ items }: LinkSequenceProps): ReactNode {
  return items.map(({ name, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ' '}
      <span className={styles['link']}>
        <PageLink href={path}>{name}</PageLink>
        {index < items.length - 1 && ','}
      </span>
    </Fragment>
  ));
}
