import type { ReactNode } from 'react';
import styles from './paths.module.css';

/** The lines of all paths. */
export function PathLines({ d }: { readonly d: string }): ReactNode {
  return <path className={styles['line']} d={d} />;
}

type HighlightProps = {
  /** Path data. */
  readonly d: string;
  /** Classes for the animation of the cover, which is removed, and of the marker, which moves along the route. */
  readonly cover?: string | undefined;
  readonly marker?: string | undefined;
  readonly hasMarker: boolean;
};

const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * Highlighted routes: a wide casing with a dashed line on it. All casings are drawn below all dashes, so that routes
 * that meet do not interrupt each other.
 */
export function Highlights({
  routes,
  hasMarker,
}: Pick<HighlightProps, 'hasMarker'> & {
  readonly routes: readonly Omit<HighlightProps, 'hasMarker'>[];
}): ReactNode {
  const all = routes.map(({ d }) => d).join('');
  return (
    <>
      <path className={styles['casing']} d={all} />
      <path className={styles['dashes']} d={all} />
      {routes.map(({ d, cover }) => (
        <path key={d} className={join(styles['cover'], cover)} d={d} pathLength={1} />
      ))}
      {hasMarker &&
        routes.map(({ d, marker }) => (
          <path key={d} className={join(styles['marker'], marker)} d={d} pathLength={1} />
        ))}
    </>
  );
}

/** One highlighted route. */
export function Highlight({ hasMarker, ...route }: HighlightProps): ReactNode {
  return <Highlights routes={[route]} hasMarker={hasMarker} />;
}
