import type { ReactNode } from 'react';
import styles from './line-map.module.css';

export type LineMapProps = {
  readonly items: readonly { readonly name: string; readonly path: string; readonly text?: string }[];
  readonly level: 2 | 3 | 4;
};

/** A list of pages drawn as stops along a track. */
export function LineMap({ items, level }: LineMapProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={styles['frame']}>
      <ul className={styles['map']}>
        {items.map(({ name, path, text }) => (
          <li key={path}>
            <Heading>
              <a href={path}>{name}</a>
            </Heading>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
