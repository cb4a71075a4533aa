import type { ReactNode } from 'react';
import styles from './rails.module.css';

/** The lines of all tracks. */
export function Beds({ d }: { readonly d: string }): ReactNode {
  return <path className={styles['bed']} d={d} />;
}

type RouteProps = {
  /** Path data. */
  readonly d: string;
  /** Classes for the animation of the cover, which is removed, and of the marker, which moves along the route. */
  readonly cover?: string | undefined;
  readonly train?: string | undefined;
  readonly hasTrain: boolean;
};

const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ');

/**
 * Highlighted routes: a wide casing with a dashed line on it. All casings are drawn below all dashes, so that routes
 * that meet do not interrupt each other.
 */
export function Routes({
  routes,
  hasTrain,
}: Pick<RouteProps, 'hasTrain'> & { readonly routes: readonly Omit<RouteProps, 'hasTrain'>[] }): ReactNode {
  const all = routes.map(({ d }) => d).join('');
  return (
    <>
      <path className={styles['core']} d={all} />
      <path className={styles['lit']} d={all} />
      {routes.map(({ d, cover }) => (
        <path key={d} className={join(styles['cover'], cover)} d={d} pathLength={1} />
      ))}
      {hasTrain &&
        routes.map(({ d, train }) => (
          <path key={d} className={join(styles['train'], train)} d={d} pathLength={1} />
        ))}
    </>
  );
}

/** One highlighted route. */
export function Route({ hasTrain, ...route }: RouteProps): ReactNode {
  return <Routes routes={[route]} hasTrain={hasTrain} />;
}
