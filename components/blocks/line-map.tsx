import type { ReactNode } from 'react';
import { PageLink } from '#page-link';
import styles from './line-map.module.css';

export type LineMapProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly text?: string }[];
  readonly level: 2 | 3 | 4;
};

/** A list of pages drawn as stops along a track; where there is room, along two of the same length. */
export function LineMap({ items, level }: LineMapProps): ReactNode {
  const Heading = `h${level}` as const;
  const half = Math.ceil(items.length / 2);
  return (
    <div className={styles['frame']}>
      <ul className={styles['map']}>
        {items.map(({ name, path, text }, index) => (
          <li key={path} data-line={index < half ? 1 : 2} {...(index === half - 1 && { 'data-end': '' })}>
            <Heading>
              <PageLink href={path}>{name}</PageLink>
            </Heading>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
